/** Shows the tile of an upload in a new element of a document; by the element with the text of the editor. */
export const uploadTiles = new WeakMap<HTMLElement, (node: HTMLElement, key: string) => void>()
