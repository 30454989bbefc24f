import { useEffect, useMemo, useRef, useState } from 'react';
import { formatPath } from '@/lib/content/issue';
import { changed, valueIn } from '../../words/changed';
import type { Edit, Path } from '../../words/edit';
import type { FileForm } from '../../words/form';
import { nameOf } from '../../words/labels';
import { ask } from '../api';
import type { Studio } from '../use-studio';
import type { FormContext, Said } from './context';

/**
 * What the form of a file is drawn from, asked for anew whenever what the file says has changed; null: it is
 * on its way.
 * @returns it with what its fields need, and all that the check says of the file, by place
 */
export function useFileForm(file: string, version: string, studio: Studio) {
  const [form, setForm] = useState<FileForm | null>(null);
  useEffect(() => {
    let isLate = false;
    ask<FileForm>(`/api/form?file=${encodeURIComponent(file)}`).then(
      (found) => isLate || setForm(found),
      // That the studio does not answer is said above the form.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [file, version]);

  const { checked } = studio.state;
  const found = useMemo(() => {
    const places = new Map<string, Said[]>();
    const note = (kind: Said['kind'], issues: { file: string; path: string; message: string }[] = []) => {
      for (const issue of issues.filter((one) => one.file === file))
        places.set(issue.path, [...(places.get(issue.path) ?? []), { kind, message: issue.message }]);
    };
    note('error', checked?.errors);
    note('notice', checked?.notices);
    return places;
  }, [checked, file]);

  const shown = useRef<unknown>(undefined);
  const data = form?.kind === 'values' ? form.data : undefined;
  useEffect(() => {
    shown.current = data;
  }, [data]);

  const provided = useMemo(
    (): FormContext => ({
      file,
      version,
      choose(path: Path, chosen: Blob, name: string) {
        const entry = nameOf(valueIn(shown.current, path.slice(0, -1))) ?? '';
        const query = new URLSearchParams({ file, path: JSON.stringify(path), entry, name });
        return studio.upload(query, chosen);
      },
      tell: studio.tell,
      async edit(edit: Edit, was = seenBy(shown.current, edit)) {
        // Until the form is asked for anew, what was sent is seen too.
        if (edit.do !== 'write') shown.current = changed(shown.current, edit) ?? shown.current;
        const done = await studio.send('edit', { file, edit, was });
        if (!done) shown.current = data;
        return done;
      },
      said: (path: (string | number)[]) => found.get(formatPath(path)) ?? [],
    }),
    [studio, file, version, found, data],
  );
  return { form, found, provided };
}

/** What whoever takes something out of a list or a group, or moves it, sees there. */
const seenBy = (data: unknown, edit: Edit): unknown =>
  edit.do === 'remove' || edit.do === 'move' ? valueIn(data, edit.path) : undefined;
