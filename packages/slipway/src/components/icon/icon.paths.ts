const ring = 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0z'

/** Path data of each icon: `d` for lines, `solid` for filled shapes. */
export const iconPaths = {
  success: { d: `${ring}M8 12.4l2.75 2.75L16 9.5` },
  success_no_circle: { d: 'm4.5 12.5 5 5L19.5 7' },
  info: { d: `${ring}M12 11.25v5M12 7.9h.01` },
  warn: { d: `${ring}M12 7.75v5M12 16.1h.01` },
  waiting: { d: `${ring}M12 7.25V12l3.25 2` },
  cancel: { d: `${ring}M9.25 9.25l5.5 5.5M14.75 9.25l-5.5 5.5` },
  download: { d: `${ring}M12 7.5v8.75M8.5 12.75l3.5 3.5 3.5-3.5` },
  search: { d: 'M17.25 10.5a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0zM20.25 20.25l-4.9-4.9' },
  clear: {
    solid: `${ring}M12 9.525l1.638-1.637a1.75 1.75 0 1 1 2.474 2.475L14.475 12l1.637 1.638a1.75 1.75 0 1 1-2.474 2.474L12 14.475l-1.637 1.637a1.75 1.75 0 1 1-2.475-2.474L9.525 12l-1.637-1.637a1.75 1.75 0 1 1 2.475-2.475z`,
  },
} satisfies Record<string, { d: string } | { solid: string }>

/** Names of the icons of mini-programs. */
export type IconType = keyof typeof iconPaths
