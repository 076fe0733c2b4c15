export type { CollapseEvent, CollapseProps } from './Collapse.tsx'
export { Collapse } from './Collapse.tsx'
export type { CollapsePanelProps } from './CollapsePanel.tsx'
export { CollapsePanel } from './CollapsePanel.tsx'
