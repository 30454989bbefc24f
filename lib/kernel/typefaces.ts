/** Where a browser notes which typefaces it has fetched. */
export const TYPEFACES = 'plumbline.typefaces';
