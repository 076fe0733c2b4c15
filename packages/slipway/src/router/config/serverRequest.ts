/** The request that a server renders a page for; `undefined` in a browser and in a build. A server has one for each rendering. */
export const serverRequest: { current: Request | undefined } = { current: undefined }
