import type { MouseEvent } from 'react'
import { navigateTo } from 'slipway/api/navigation'
import { Rows } from '../Rows.tsx'

function open(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void navigateTo({ url: event.currentTarget.pathname })
}

export default function SlipwayList() {
  return <Rows onOpen={open} />
}
