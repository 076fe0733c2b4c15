import type { ReactNode } from 'react'
import { CheckIcon } from 'slipway/components/icons'

/** Props of `PlaceRow`. */
export interface PlaceRowProps {
  /** Name of the radio group. */
  readonly name: string
  readonly title: string
  readonly detail: string
  readonly isSelected: boolean
  readonly onSelect: () => void
}

/** A place of the list: a radio button with two lines. */
export function PlaceRow({ name, title, detail, isSelected, onSelect }: PlaceRowProps): ReactNode {
  return (
    <label className="sw-choose-location-row">
      <input type="radio" name={name} checked={isSelected} onChange={onSelect} />
      <span className="sw-choose-location-texts">
        <bdi>{title}</bdi>
        {detail && <bdi className="sw-choose-location-detail">{detail}</bdi>}
      </span>
      <CheckIcon className="sw-choose-location-check" />
    </label>
  )
}
