import { Button } from '@/components/ui/button';
import { POSTED } from '@/lib/diagnostic/rules/posted-form';
import { type CarriedTo, carriedText } from '@/lib/diagnostic/rules/retake';

type Props = {
  /** Where the form is posted to, and the field by which Next knows what answers it. */
  post: { address: string; field: string };
  carries: CarriedTo;
  label: string;
};

/** Leads to the form where no script reads a fragment: what the link would carry goes along as a field. */
export function WithoutScript({ post, carries, label }: Props) {
  const fields = [
    [post.field, ''],
    // Back from the second step is the first, with what goes along.
    [POSTED.step, '2'],
    [POSTED.go, 'previous'],
    [POSTED.earlier, carriedText(carries)],
  ];
  return (
    <noscript>
      <form method="post" encType="multipart/form-data" action={post.address} data-print="no">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="line" size="sm">
          {label}
        </Button>
      </form>
    </noscript>
  );
}
