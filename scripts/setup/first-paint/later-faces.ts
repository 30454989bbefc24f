import type { Face } from '../../../front/next-internals/page-styles';
import { TYPEFACES } from '../../../lib/kernel/typefaces';

/**
 * The script in the head of a page that leaves typefaces for later: a browser that has fetched them before gets them at once; to any other
 * it says which are to be fetched when the page is there (components/layout/face-watch.ts), for the next one, so that nothing changes under
 * a reader's eyes.
 */
export function laterFaces(faces: Face[]): string {
  const files = Object.fromEntries(faces.map(({ file, className }) => [file, className]));
  return [
    `{const faces=${JSON.stringify(files)},html=document.documentElement;let noted="";`,
    `try{noted=localStorage.getItem("${TYPEFACES}")??""}catch{}`,
    'for(const href in faces)if(noted.includes(href)){html.classList.add(faces[href]);',
    'document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))}',
    'else html.dataset.later=`${html.dataset.later??""} ${href}`}',
  ].join('');
}
