import { Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { ReactNode } from 'react';
import type { Element, Node } from './html';
import { LOOK } from './look';
import { GuideTable } from './table';

/** Elements that stand below each other. A class in the guide (`tool`, `time`, `say` …) has its look here. */
export function Blocks({ nodes }: { nodes: readonly Node[] }): ReactNode {
  return nodes.map((node, index) => (typeof node === 'string' ? null : <Block key={index} element={node} />));
}

function Block({ element }: { element: Element }): ReactNode {
  const { tag, kind, children } = element;
  if (tag === 'table') return <GuideTable table={element} />;
  if (tag === 'ul' || tag === 'ol') return <List element={element} />;
  if (tag === 'div') {
    if (kind !== 'example') return <Blocks nodes={children} />;
    return (
      <View style={LOOK.example} wrap={false}>
        <Blocks nodes={children} />
      </View>
    );
  }
  if (kind === 'line') return <View style={LOOK.line} />;
  const style = kind === 'time' || kind === 'tool' ? LOOK[kind] : LOOK[tag as 'p'];
  if (!style) throw new Error(`A guide has no <${tag}>.`);
  const heading = tag.startsWith('h');
  return (
    <Text
      style={kind === 'say' ? [style, LOOK.say] : style}
      break={kind === 'page'}
      minPresenceAhead={heading ? 60 : undefined}
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
  const items = element.children.filter((child): child is Element => typeof child !== 'string');
  const marker = (index: number) => {
    if (element.kind === 'check') return <View style={LOOK.box} />;
    return <Text style={LOOK.marker}>{element.tag === 'ol' ? `${index + 1}.` : '•'}</Text>;
  };
  return (
    <View style={LOOK.list}>
      {items.map((item, index) => (
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
