export type { MenuAction, MenuProps, MenuSelectEvent } from './Menu.tsx'
export { Menu } from './Menu.tsx'
