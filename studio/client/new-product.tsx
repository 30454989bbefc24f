import { useState, type FormEvent } from 'react';
import { slugOf } from '../words/places';
import { Modal } from './modal';
import type { Studio } from './use-studio';

type NewProductProps = { studio: Studio; open: (file: string) => void };

/** Begins a product by its name and its address; its form then says what is missing. */
export function NewProduct({ studio, open }: NewProductProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const slug = typed ?? slugOf(title);

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isDone = await studio.send('product', { slug, title });
    setIsRefused(!isDone);
    if (!isDone) return;
    setIsAsking(false);
    setTitle('');
    setTyped(null);
    open(`products/${slug}/product.yaml`);
  }

  return (
    <>
      <button type="button" className="quiet" onClick={() => setIsAsking(true)}>
        New product
      </button>
      {isAsking && (
        <Modal title="New product" close={() => setIsAsking(false)}>
          <form onSubmit={(event) => void begin(event)}>
            {isRefused && studio.trouble && (
              <p className="error" role="alert">
                {studio.trouble}
              </p>
            )}
            <div className="field">
              <label htmlFor="product-title">Name</label>
              <input
                id="product-title"
                required
                maxLength={200}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
            </div>
            <div className="field">
              <label htmlFor="product-slug">Address</label>
              <p className="help" id="product-slug-help">
                The last part of its page’s address: lowercase letters, digits and hyphens. It stays.
              </p>
              <input
                id="product-slug"
                required
                pattern="[a-z0-9]+(-[a-z0-9]+)*"
                maxLength={60}
                aria-describedby="product-slug-help"
                value={slug}
                onChange={(event) => setTyped(event.target.value)}
              />
            </div>
            <p className="note">
              Its fields say what is missing. Until all of it is there, nothing is published.
            </p>
            <div className="choices">
              <button className="button button-sm">Begin it</button>
              <button
                type="button"
                className="button button-line button-sm"
                onClick={() => setIsAsking(false)}
              >
                Cancel
              </button>
            </div>
          </form>
        </Modal>
      )}
    </>
  );
}
