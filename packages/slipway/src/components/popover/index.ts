export type { PopoverAnchor, PopoverPlacement } from '../../hooks/popover/placePopover.ts'
export type { TriggerProps } from '../../hooks/popover/useTrigger.ts'
export type { PopoverProps } from './Popover.tsx'
export { Popover } from './Popover.tsx'
