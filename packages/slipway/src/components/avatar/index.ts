export type { AvatarProps } from './Avatar.tsx'
export { Avatar } from './Avatar.tsx'
export type { AvatarGroupProps } from './AvatarGroup.tsx'
export { AvatarGroup } from './AvatarGroup.tsx'
