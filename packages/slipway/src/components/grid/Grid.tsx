import './grid.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `Grid`. It also accepts the props of `<ul>`. */
export interface GridProps extends ComponentProps<'ul'> {
  /**
   * Number of columns.
   * @default 4
   */
  columns?: number
  /**
   * Gap between tiles: a number of px, or any CSS length.
   * @default 0
   */
  gap?: number | string
  /**
   * Whether tiles are square. A tile with more content is higher.
   * @default false
   */
  square?: boolean
  /** `GridItem` elements. */
  children?: ReactNode
}

/**
 * Arranges tiles in columns of the same width: a list with CSS grid layout.
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
    // Safari does not expose a list without markers as a list.
    role: 'list',
  }
  return <ul {...mergeProps(own, rest)} />
}
