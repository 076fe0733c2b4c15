import type { ComponentProps, ReactNode } from 'react'

/** Props of `SheetButton`, in addition to those of `<button>`. */
interface SheetButtonProps extends ComponentProps<'button'> {
  /** Whether it is the button that confirms. */
  readonly main?: boolean | undefined
}

/** A text button in the header or foot of a sheet. */
export function SheetButton({ main, ...rest }: SheetButtonProps): ReactNode {
  return <button type="button" className="sw-picker-button" data-main={main ? '' : undefined} {...rest} />
}
