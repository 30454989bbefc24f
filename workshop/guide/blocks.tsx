import { Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { ReactNode } from 'react';
import { Blank } from './blank';
import type { Element, Node } from './html';
import { LOOK } from './look';
import { elements } from './rows';
import { GuideTable } from './table';

/** Elements that stand below each other, headings on the page of what they stand over. A class (`tool`, `time` …) has its look here. */
export function Blocks({ nodes }: { nodes: readonly Node[] }): ReactNode {
  return withHeadings(elements(nodes)).map((together, index) => (
    <View key={index} wrap={together.some(isList)} break={together[0]!.kind === 'page'}>
      {together.map((element, place) => (
        <Block key={place} element={element} />
      ))}
    </View>
  ));
}

const isHeading = ({ tag }: Element) => /^h[1-6]$/.test(tag);
const isList = ({ tag }: Element) => tag === 'ul' || tag === 'ol';

/** Each element, behind the headings that stand right before it. */
function withHeadings(blocks: readonly Element[]): Element[][] {
  return blocks.reduce<Element[][]>((groups, element) => {
    const before = groups.at(-1);
    if (before && isHeading(before.at(-1)!)) before.push(element);
    else groups.push([element]);
    return groups;
  }, []);
}

function Block({ element }: { element: Element }): ReactNode {
  const { tag, kind, children } = element;
  if (tag === 'table') return <GuideTable table={element} />;
  if (isList(element)) return <List element={element} />;
  if (tag === 'div') {
    if (kind !== 'example') return <Blocks nodes={children} />;
    return (
      <View style={LOOK.example} wrap={false}>
        <Blocks nodes={children} />
      </View>
    );
  }
  if (kind === 'line')
    return (
      <View style={LOOK.line}>
        <Blank name={`Line ${element.id}`} />
      </View>
    );
  const style = kind === 'time' || kind === 'tool' ? LOOK[kind] : LOOK[tag as 'p'];
  if (!style) throw new Error(`A guide has no <${tag}>.`);
  return (
    <Text
      style={kind === 'say' ? [style, LOOK.say] : style}
      wrap={!isHeading(element)}
      minPresenceAhead={isHeading(element) ? 60 : undefined}
    >
      <Inline nodes={children} />
    </Text>
  );
}

/** Text, with its bold and italic pieces. */
export function Inline({ nodes }: { nodes: readonly Node[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return '\n';
    const style: Style | undefined = node.tag === 'b' ? LOOK.bold : LOOK.say;
    return (
      <Text key={index} style={style}>
        <Inline nodes={node.children} />
      </Text>
    );
  });
}

function List({ element }: { element: Element }): ReactNode {
  const marker = (index: number) => {
    if (element.kind === 'check') return <View style={LOOK.box} />;
    return <Text style={LOOK.marker}>{element.tag === 'ol' ? `${index + 1}.` : '•'}</Text>;
  };
  return (
    <View style={LOOK.list}>
      {elements(element.children).map((item, index) => (
        <View key={index} style={LOOK.item} wrap={false}>
          {marker(index)}
          <Text style={LOOK.itemText}>
            <Inline nodes={item.children} />
          </Text>
        </View>
      ))}
    </View>
  );
}
