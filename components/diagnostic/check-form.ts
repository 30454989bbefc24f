import type { Resolver } from 'react-hook-form';
import type { CheckedForm, FormValues } from '@/lib/diagnostic/rules/form';
import type { DiagnosticWords } from './words';

type Check = Resolver<FormValues, unknown, CheckedForm>;

/** Checks the form by the rules it shares with the server, loaded with zod when first needed. */
export function lazyResolver({
  fieldWords,
  advice,
}: DiagnosticWords): Check & { preload: () => Promise<unknown> } {
  let loading: Promise<Check> | undefined;
  const load = async () => {
    const [{ zodResolver }, { formSchema }] = await Promise.all([
      import('@hookform/resolvers/zod'),
      import('@/lib/diagnostic/rules/form'),
    ]);
    return zodResolver(formSchema(fieldWords, (statement) => advice.statements[statement].short)) as Check;
  };
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined; // the next try may find the network again
      throw error;
    }));
  const check: Check = async (...form) => (await loaded())(...form);
  return Object.assign(check, { preload: () => loaded().catch(() => undefined) });
}
