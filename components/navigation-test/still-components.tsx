import { Badge } from '@/components/diagnostic/report/badge';
import type { ReportWords } from '@/components/diagnostic/report/words';
import { Courses } from '@/components/diagnostic/courses';
import { Bob } from '@/components/layout/bob';
import { Coach } from '@/components/programme/coach';
import { Button, ButtonLink } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { Icon, type Sign } from '@/components/ui/icons';
import { LEADS_ON } from '@/components/ui/link-classes';
import { Quote } from '@/components/ui/quote';
import { Spinner } from '@/components/ui/spinner';
import { VERDICTS } from '@/lib/diagnostic/rules/bands';
import { Demo } from './demo';

const SIGNS: Sign[] = ['chevron', 'down', 'right', 'cross', 'menu', 'tick', 'dash', 'exclamation'];

type Props = { newTab: string; ratings: ReportWords['ratings'] };

/** What needs no script, in all its states. */
export function StillComponents({ newTab, ratings }: Props) {
  return (
    <>
      <Demo title="Buttons">
        <div className="flex flex-wrap gap-4">
          <Button>Primary</Button>
          <Button variant="line">Line</Button>
          <Button size="sm">Small</Button>
          <Button variant="line" size="sm">
            Small line
          </Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="#components">A link</ButtonLink>
          <ButtonLink href="https://example.com" newTab={newTab} variant="line">
            Another site
          </ButtonLink>
        </div>
        <div className="blueprint mt-5 flex flex-wrap gap-4 p-6">
          <Button variant="bright">Bright</Button>
          <Button variant="bright" size="sm">
            Small bright
          </Button>
        </div>
        <a href="#components" className={`${LEADS_ON} mt-4`}>
          Leads on <Icon sign="right" />
        </a>
      </Demo>
      <Demo title="Fields">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label="Plain" mark="required" autoComplete="off" />
          <TextField
            label="With help"
            mark="optional"
            help="What is asked for, and why."
            autoComplete="off"
          />
          <TextField
            label="With an error"
            defaultValue="A"
            error="First name must be at least 2 characters"
            autoComplete="off"
          />
          <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
          <SelectField label="A choice" help="The list is the browser’s own.">
            <option>Solo founder</option>
            <option>2-5 employees</option>
          </SelectField>
          <SelectField label="A choice with an error" error="Choose one of the list.">
            <option>Choose</option>
          </SelectField>
        </div>
      </Demo>
      <Demo title="Badges">
        <div className="flex flex-wrap gap-6">
          {VERDICTS.map((verdict) => (
            <Badge key={verdict} verdict={verdict} words={ratings} />
          ))}
        </div>
      </Demo>
      <Demo title="Signs">
        <ul className="flex flex-wrap gap-6">
          {SIGNS.map((sign) => (
            <li key={sign} className="grid justify-items-center gap-2 text-note text-ink-muted">
              <Icon sign={sign} className="size-5 text-ink" />
              {sign}
            </li>
          ))}
        </ul>
      </Demo>
      <Demo title="Spinner">
        <Spinner label="Loading" showLabel />
      </Demo>
      <Demo title="Panels">
        <details className="panel" open>
          <PanelHead title="An open panel" />
          <p className="pb-5">The text of a panel.</p>
        </details>
        <details className="panel">
          <PanelHead title="A closed panel" />
          <p className="pb-5">The text of another.</p>
        </details>
      </Demo>
      <Demo title="Sheets">
        <div className="grid gap-6 md:grid-cols-3">
          <div className="sheet p-6">Sheet</div>
          <div className="sheet datum p-6">Sheet that something lands on</div>
          <div className="blueprint p-6">Blueprint</div>
        </div>
        <div className="ground mt-8" />
      </Demo>
      <Demo title="Quote and coach">
        <Quote
          quote="A sentence somebody said."
          author="Ann B."
          business="Kind of business"
          className="font-display text-l"
        />
        <div className="mt-8">
          <Coach
            name="A Coach"
            monogram="XY"
            title="Letters that are not drawn yet are set in type"
            bio="A few sentences."
            facts={['What can be checked']}
            line="What a coach says."
            heading="h4"
          />
        </div>
      </Demo>
      <Demo title="Bob and wall">
        <div className="flex flex-wrap items-end gap-10">
          <Bob className="h-15 w-8" />
          <div className="blueprint grid place-items-center p-5">
            <Bob className="h-15 w-8" />
          </div>
          <Courses
            side="right"
            description="Two courses of stone, one a point off the cord, one six."
            courses={[
              { label: 'Six missing', points: 6, percent: 50, maxPoints: 12 },
              { label: 'One missing', points: 11, percent: 92, maxPoints: 12 },
            ]}
            className="w-80 max-w-full"
          />
        </div>
      </Demo>
    </>
  );
}

function PanelHead({ title }: { title: string }) {
  return (
    <summary className="flex min-h-15 items-center justify-between">
      <h4 className="font-display text-l font-medium">{title}</h4>
      <Icon sign="chevron" className="chevron size-4" />
    </summary>
  );
}
