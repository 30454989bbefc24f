import type { Face } from '../../../front/next-internals/page-styles';
import { TYPEFACES } from '../../../lib/kernel/typefaces';

/**
 * The script in the head of a page that leaves typefaces for later: a browser that has fetched all of them
 * before gets them at once; any other gets none, so that they are not mixed, and it is said which are to be
 * fetched when the page is there (components/layout/face-watch.ts), for the next one, so that nothing changes
 * under a reader's eyes.
 */
export function laterFaces(faces: Face[]): string {
  const files = Object.fromEntries(faces.map(({ file, className }) => [file, className]));
  return [
    `{const faces=${JSON.stringify(files)},html=document.documentElement;let noted="";`,
    `try{noted=localStorage.getItem("${TYPEFACES}")??""}catch{}`,
    'const later=Object.keys(faces).filter(href=>!noted.includes(href));',
    'if(later.length)html.dataset.later=later.join(" ");',
    'else for(const href in faces){html.classList.add(faces[href]);',
    'document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))}}',
  ].join('');
}
