import type { Stroke } from '../../slides/drawing';

const card = (x: number, y: number): Stroke => ({ box: [x, y, 9, 15] });
const dots = (x: number, count: number): Stroke[] =>
  Array.from({ length: count }, (_, index) => ({ dot: [x, 62 - 13 * index, 2], fill: 'brass' }));

const PARTS = [
  [0, 20, 'Where we stand, what we wish for'],
  [20, 55, 'Three goals and their numbers'],
  [55, 80, 'Owners and room'],
  [80, 90, 'Monday'],
] as const;
const share = (minute: number) => (minute / 90) * 100;

/** What stands below the thought of a slide, by its title: from the door to three goals on the wall. */
export const GOAL_DRAWINGS: Readonly<Record<string, readonly Stroke[]>> = {
  'Why we are here': [
    { line: [3, 70, 44, 36], arrow: true, color: 'brass', wide: 4 },
    { dot: [3, 72, 2], fill: 'ink' },
    { say: [3, 88, 14], text: 'Today', left: true },
    { box: [46, 6, 54, 58], text: 'The founder’s one sentence goes here', size: 28, dashed: true },
    { say: [73, 76, 54], text: 'In 90 days: what, not how', strong: true },
  ],
  Agenda: [
    ...PARTS.flatMap(([from, to, text], index): Stroke[] => [
      {
        box: [share(from), 22, share(to - from), 46],
        text,
        fill: index % 2 === 0 ? 'paper' : 'brass',
        size: to - from > 10 ? 24 : 18,
        strong: index % 2 === 1,
      },
      { say: [share(from), 80, 8], text: String(from), left: true, strong: true },
    ]),
    { say: [97, 80, 6], text: '90', strong: true },
    { say: [0, 10, 60], text: 'Minutes', left: true },
  ],
  'Rules of the room': [
    { box: [0, 16, 26, 56], text: '1\nWrite, in silence', size: 26, fill: 'brass', strong: true },
    { line: [27, 44, 36, 44], arrow: true },
    { box: [37, 16, 26, 56], text: '2\nTalk, one at a time', size: 26 },
    { line: [64, 44, 73, 44], arrow: true },
    { box: [74, 16, 26, 56], text: 'Later\nwith a name', size: 26, dashed: true },
    { say: [50, 88, 100], text: 'No screens but this one' },
  ],
  Wishes: [
    {
      box: [0, 8, 46, 50],
      text: 'Two of three quotes come back signed',
      size: 28,
      fill: 'brass',
      strong: true,
    },
    { say: [23, 70, 46], text: 'What’s different: write this', strong: true },
    { box: [54, 8, 46, 50], text: 'We sent more quotes', size: 28, dashed: true },
    { line: [56, 54, 98, 12], color: 'muted', wide: 4 },
    { say: [77, 70, 46], text: 'What we did: not this' },
    { say: [50, 92, 100], text: 'One card per thing. Eight minutes, in silence.' },
  ],
  Sorting: [
    card(0, 20),
    card(12, 8),
    card(25, 24),
    card(4, 46),
    card(16, 56),
    card(28, 50),
    card(9, 78),
    card(23, 82),
    { line: [40, 48, 50, 48], arrow: true, color: 'brass', wide: 4 },
    card(55, 12),
    card(57, 20),
    card(59, 28),
    card(72, 12),
    card(74, 20),
    card(88, 12),
    card(90, 20),
    card(91, 28),
    { say: [61, 60, 16], text: 'Fill the book', strong: true },
    { say: [77, 60, 16], text: 'Be on time', strong: true },
    { say: [93, 60, 14], text: 'Win hours', strong: true },
    { say: [77, 84, 46], text: 'A name with a verb for each pile' },
  ],
  Vote: [
    ...dots(12, 5),
    ...dots(37, 3),
    ...dots(62, 4),
    ...dots(87, 1),
    { line: [0, 70, 100, 70] },
    { say: [12, 80, 22], text: 'Stays', strong: true, size: 24 },
    { say: [37, 80, 22], text: 'Stays', strong: true, size: 24 },
    { say: [62, 80, 22], text: 'Stays', strong: true, size: 24 },
    { say: [87, 80, 22], text: 'Later', size: 24 },
    { say: [50, 96, 100], text: 'Three dots each. You can put two on one pile.' },
  ],
  'Our goals': [1, 2, 3].flatMap((number): Stroke[] => [
    { dot: [4, 33 * number - 18, 3], fill: 'brass', text: String(number), size: 28, strong: true },
    { box: [10, 33 * number - 31, 90, 27], size: 26 },
  ]),
};
