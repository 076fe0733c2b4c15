import type { SVGProps } from 'react'

/** An outline icon on a grid of 24, in the current text colour. */
function Icon({ children, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}

export const BookIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M5 5.5A2.5 2.5 0 0 1 7.5 3H19v14H7.5A2.5 2.5 0 0 0 5 19.5Z" />
    <path d="M5 19.5A1.5 1.5 0 0 0 6.5 21H19v-4" />
  </Icon>
)

export const BookFilledIcon = (props: SVGProps<SVGSVGElement>) => <BookIcon {...props} fill="currentColor" />

export const SettingsIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M4 8h9m4 0h3M4 16h3m4 0h9" />
    <circle cx="15" cy="8" r="2" />
    <circle cx="9" cy="16" r="2" />
  </Icon>
)

export const SettingsFilledIcon = (props: SVGProps<SVGSVGElement>) => <SettingsIcon {...props} fill="currentColor" />

export const HeartIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M12 20s-8-4.8-8-10.4A4.6 4.6 0 0 1 12 6.6a4.6 4.6 0 0 1 8 3C20 15.2 12 20 12 20Z" />
  </Icon>
)

export const HeartFilledIcon = (props: SVGProps<SVGSVGElement>) => <HeartIcon {...props} fill="currentColor" />

export const PlusIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const CheckIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const ChevronIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="m9 5 7 7-7 7" />
  </Icon>
)
