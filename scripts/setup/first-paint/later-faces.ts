import type { Face } from '../../../front/next-internals/page-styles';

/** Where a browser notes which typefaces it has fetched. */
const NOTE = 'plumbline.typefaces';

/**
 * The script at the top of a page that leaves typefaces for later: a browser that has fetched them before gets them at once; any other
 * fetches them when the page is there, and shows them on the next one, so that nothing changes under a reader's eyes. It notes them once it
 * has all that the page asks for: with one there and another not, faces would be mixed.
 */
export function laterFaces(faces: Face[]): string {
  const files = Object.fromEntries(faces.map(({ file, className }) => [file, className]));
  return [
    `{const faces=${JSON.stringify(files)},files=Object.keys(faces);let noted=[];`,
    `try{noted=localStorage.getItem("${NOTE}")?.split(" ")??[]}catch{}`,
    'const known=files.filter(file=>noted.includes(file)),others=files.filter(file=>!noted.includes(file));',
    'document.documentElement.className=known.map(file=>faces[file]).join(" ");',
    'for(const href of known)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}));',
    'if(others.length)addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(async()=>{',
    'try{for(const file of others){const got=await fetch(file,{priority:"low"});if(!got.ok)return;await got.blob()}',
    `localStorage.setItem("${NOTE}",[...noted,...others].join(" "))}catch{}})))}`,
  ].join('');
}
