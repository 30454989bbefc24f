import { useState, type FormEvent } from 'react';
import { slugOf } from '../words/places';
import { Modal } from './modal';
import type { Studio } from './use-studio';

type NewProductProps = { studio: Studio; open: (file: string) => void };

/** Begins a product by its name and its address; its form then says what is missing. */
export function NewProduct({ studio, open }: NewProductProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const slug = typed ?? slugOf(title);

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    const why = await studio.attempt('product', { slug, title });
    setRefused(why);
    if (why !== null) return;
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
            <div className="field">
              <label htmlFor="product-title">Name</label>
              <input
                id="product-title"
                required
                pattern=".*\S.*"
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
                aria-invalid={refused !== null || undefined}
                aria-describedby={`product-slug-help${refused === null ? '' : ' product-slug-refused'}`}
                value={slug}
                onChange={(event) => setTyped(event.target.value)}
              />
              {refused !== null && (
                <p className="error" id="product-slug-refused" role="alert">
                  {refused}
                </p>
              )}
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
