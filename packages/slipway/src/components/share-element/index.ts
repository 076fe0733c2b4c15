export { ShareElement, type ShareElementProps } from './ShareElement.tsx'
