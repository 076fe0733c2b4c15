import '../../styles/hidden.css'
import '../../styles/spinner.css'
import './spinner.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { enLoading } from '../../base/locale/en/enLoading.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Size of a `Spinner`: 16, 24 or 36 px, or a number of pixels. */
export type SpinnerSize = 'small' | 'medium' | 'large' | number

/** Props of `Spinner`, in addition to those of `<span>`. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /**
   * Diameter of the ring: 16, 24 or 36 px, or a number of pixels.
   * @default 'medium'
   */
  size?: SpinnerSize | undefined
  /**
   * Text for screen readers, if there is no visible text. Use an empty text if the app announces the state in another way.
   * @default "Loading", in the app's language
   */
  label?: string | undefined
  /** Visible text after the ring, which screen readers announce instead of `label`. */
  children?: ReactNode
}

/**
 * A ring that rotates while something loads. It has the colour of the text around it.
 *
 * It is a `<span role="status">`, so screen readers announce its text when it appears.
 *
 * @example
 * {isPending ? <Spinner>Loading orders</Spinner> : <Orders />}
 */
export function Spinner({ size = 'medium', label, children, ...rest }: SpinnerProps): ReactNode {
  const words = useWords(enLoading)
  const text = label ?? words['app.loading']
  const sizePx = typeof size === 'number' ? size : sizesPx[size]
  const own = {
    role: 'status',
    className: 'sw-spinner',
    style: { '--sw-spinner-size': `${sizePx}px` } as CSSProperties,
  }
  return (
    <span {...mergeProps(own, rest)}>
      <span className="sw-spinner-ring" aria-hidden="true" />
      {hasText(children) ? (
        <span className="sw-spinner-label">{children}</span>
      ) : (
        text && <span className="sw-hidden">{text}</span>
      )}
    </span>
  )
}

const sizesPx = { small: 16, medium: 24, large: 36 } as const

// An empty text is no text: apps often render a condition.
const hasText = (children: ReactNode) => children != null && children !== '' && children !== false
