export type { TabsEvent, TabsItem, TabsProps } from './Tabs.tsx'
export { Tabs } from './Tabs.tsx'
