/** Where a browser notes which typefaces it has fetched. */
const NOTE = 'plumbline.typefaces';

/**
 * The script at the top of a page that leaves typefaces for later: a browser that has fetched them before gets them at once; any other
 * fetches them when the page is there, and shows them on the next one, so that nothing changes under a reader's eyes. It notes that
 * it has all of them: with one there and another not, faces would be mixed.
 * @param classes for <html>, that bring the typefaces in
 * @param files the addresses of all typefaces, each with a hash in it
 */
export function laterFaces(classes: string[], files: string[]): string {
  return `{const files=${JSON.stringify(files)},note=files.join();let known;try{known=localStorage.getItem("${NOTE}")===note}catch{}
if(known){document.documentElement.className="${classes.join(' ')}";for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))}
else addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(async()=>{try{for(const file of files){const got=await fetch(file,{priority:"low"});if(!got.ok)return;await got.blob()}localStorage.setItem("${NOTE}",note)}catch{}})))}`.replaceAll(
    '\n',
    '',
  );
}
