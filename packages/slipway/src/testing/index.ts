export type { RenderAppOptions, RenderedApp } from './renderApp.ts'
export { renderApp } from './renderApp.ts'
