export { RootPortal, type RootPortalProps } from './RootPortal.tsx'
