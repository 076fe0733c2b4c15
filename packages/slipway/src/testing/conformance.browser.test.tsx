import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { describeConformance } from './conformance.tsx'

/** The smallest component that passes the suite. */
function Tag({ className, style, ...rest }: ComponentProps<'button'>) {
  return (
    <span>
      <button type="button" {...rest} className={cx('tag', className)} style={{ color: 'red', ...style }} />
    </span>
  )
}

describeConformance((props) => <Tag {...props}>Tag</Tag>, { selector: 'button', around: 'span' })
