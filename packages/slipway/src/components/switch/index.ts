export type { SwitchEvent, SwitchProps } from './Switch.tsx'
export { Switch } from './Switch.tsx'
