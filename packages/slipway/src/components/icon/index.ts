export type { IconProps } from './Icon.tsx'
export { Icon } from './Icon.tsx'
export type { IconType } from './icon.paths.ts'
