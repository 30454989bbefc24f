import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import type { Ranges } from '@/lib/diagnostic/rules/ranges-code';
import type { CalendarEvent } from '@/lib/kernel/calendar';
import type { Child } from './dom';
import type { Rule } from './numbers';

export type Texts = Record<string, string>;
/** What was typed, as typed: single texts, and lists of lines of texts. */
export type AnyState = Record<string, string | Texts[]>;

/** What a line of a demo is in the file of all tools: one level of the work, any of it, a person or a KPI. */
export type Noun = 'key result' | 'task' | 'work' | 'person' | 'KPI';

export type Choices = readonly (readonly [value: string, label: string])[];

/** One text of a line, or of the state itself: how it is asked for, checked and written into files. */
export type Field<Row, State> = {
  key: keyof Row & string;
  label: string;
  /** The same where it depends on what was typed. */
  labelOf?: (state: State) => string;
  /** Stands under the field. */
  help?: string;
  /** Takes the whole width of its row. */
  wide?: boolean;
  /** One of many small ones, such as the weeks of a quarter; they stand together. */
  small?: boolean;
  kind?: 'text' | 'date' | 'time';
  /** Makes it a number. */
  number?: Rule;
  /** Makes it a choice. */
  choices?: Choices | ((row: Row, state: State) => Choices);
  /** The result needs it, so that an empty one is told. */
  required?: boolean | ((row: Row) => boolean);
  /** Not asked for in this line. */
  hidden?: (row: Row, state: State) => boolean;
  /** What is wrong with it beside the others, such as a day before another one. */
  check?: (row: Row, state: State) => string | undefined;
  /** Decides which other fields there are. */
  redraws?: boolean;
  /** As the workbook has it, where that is not what the state has. */
  write?: (text: string, state: State) => string;
  /**
   * What it is called in the file that travels through all tools (firm.ts), where it isn't called as here; a
   * text of which there is one is in that file's shared part only if it is called something.
   */
  as?: string;
  /** Texts that say nothing of the kind, such as a name that is nobody's. */
  not?: readonly string[];
  /** What it is where that file doesn't say it, if that isn't as in a new line. */
  none?: string;
};

/** Texts of which there is one each. */
export type Facts<State> = {
  title?: string;
  help?: string;
  fields: readonly Field<State, State>[];
};

/** Lines, all of one form. */
type List<State, Key extends keyof State & string, Row> = {
  list: Key;
  /** What one of them is called: “Key result”. */
  name: string;
  /** Longest list; one line at least is always there. */
  most: number;
  /** Stands over the first line. */
  title?: string;
  help?: string;
  /** Short lines, which stand in one row where there is room. */
  rows?: boolean;
  /** Always the same lines, called so. */
  fixed?: (row: Row) => string;
  fields: readonly Field<Row, State>[];
  /** A new line, where that is not the one of the blank state. */
  fresh?: (state: State) => Row;
  /** Once a line was removed: mends what others say of it and of those behind it, by their number. */
  removed?: (state: State, index: number) => void;
  /** What its lines are in the file that travels through all tools; without it only this tool knows them. */
  as?: Noun;
};

type Part<State> =
  | Facts<State>
  | {
      [Key in keyof State & string]: State[Key] extends readonly (infer Row)[]
        ? List<State, Key, Row>
        : never;
    }[keyof State & string];

/**
 * One tool's demo: what it begins with, what it asks for, and what it says. Its state holds texts only, as
 * typed.
 */
type Demo<State> = {
  slug: string;
  /** Shows on the first visit what the tool is good for. */
  example: State;
  /** What is left when everything was cleared; the first line of each list is what a new one looks like. */
  blank: State;
  parts: readonly Part<State>[];
  /** Drawn again after every change. The headline is read out when it changes. */
  result: (state: State) => { headline: string; details: Child[] };
  /** One page for a partner or a bank, to print by itself; nothing while numbers are missing. */
  memo?: (state: State) => Child[] | undefined;
  /** What belongs into a calendar. */
  calendar?: (state: State) => CalendarEvent[];
  /** What somebody begins with who comes from the results of a diagnostic. */
  fromRatings?: (ratings: Ratings) => State;
  /** What a form on the site sent, as it came; undefined where it can't be used. */
  fromQuery?: (query: URLSearchParams) => State | undefined;
  /** The same for who comes from a team room: of each statement the lowest and the highest rating. */
  fromRanges?: (ranges: Ranges) => State;
  /** Why a state that was read can't be used, as a whole sentence. */
  unusable?: (state: State) => string | undefined;
};

export type AnyField = Field<Texts, AnyState>;
export type AnyList = List<AnyState, string, Texts>;
export type AnyDemo = Omit<Demo<AnyState>, 'parts'> & { parts: readonly (Facts<AnyState> | AnyList)[] };

/** A demo as the kit works with it: it goes by the names of fields, whichever they are. */
export const defineDemo = <State>(demo: Demo<State>): AnyDemo => demo as unknown as AnyDemo;

export const isList = (part: Facts<AnyState> | AnyList): part is AnyList => 'list' in part;
export const linesOf = (state: AnyState, key: string): Texts[] => state[key] as Texts[];
