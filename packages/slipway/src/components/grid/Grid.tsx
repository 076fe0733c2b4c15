import './grid.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a grid takes, next to everything a `<ul>` takes. */
export interface GridProps extends ComponentProps<'ul'> {
  /**
   * How many stand in a row.
   * @default 4
   */
  columns?: number
  /**
   * Room between them: a number of px, or any CSS length.
   * @default 0
   */
  gap?: number | string
  /**
   * Whether each is as high as it is wide, unless its content needs more.
   * @default false
   */
  square?: boolean
  /** `GridItem`s. */
  children?: ReactNode
}

/**
 * Lays out tiles in columns of the same width: a CSS grid, and a list.
 *
 * @example
 * <Grid columns={3} gap={8} square>
 *   <GridItem icon={<HomeIcon />} title="Home" to="/" openType="switchTab" />
 * </Grid>
 */
export function Grid({ columns = 4, gap = 0, square = false, ...rest }: GridProps): ReactNode {
  const own = {
    className: 'sw-grid',
    style: {
      '--sw-grid-columns': columns,
      '--sw-grid-gap': typeof gap === 'number' ? `${gap}px` : gap,
    } as CSSProperties,
    'data-square': square || undefined,
    // Without its marks Safari takes a list for none.
    role: 'list',
  }
  return <ul {...mergeProps(own, rest)} />
}
