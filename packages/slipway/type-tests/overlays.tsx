import { Badge } from 'slipway/components/badge'
import { Divider } from 'slipway/components/divider'
import { Overlay } from 'slipway/components/overlay'
import { PageContainer } from 'slipway/components/page-container'
import { Popup } from 'slipway/components/popup'

// Props with the same meaning have the same name in all components.
export const right = [
  <Overlay key="overlay" open placement="start" closeOnMaskClick={false} />,
  <Popup key="popup" open placement="end" closable mask={false} closeOnMaskClick={false} />,
  <PageContainer key="open" open closable closeOnSlideDown />,
  <PageContainer key="show" show position="left" overlay={false} />,
  <Badge key="badge" dot placement="top-start" />,
  <Divider key="divider" placement="start" />,
]

export const wrong = [
  // @ts-expect-error placements are logical: start and end, not left and right
  <Popup key="left" open placement="left" />,
  // @ts-expect-error a popup needs `open`
  <Popup key="closed" title="Filter" />,
  // @ts-expect-error only mini-program components have the mini-program's names
  <Popup key="show" open show />,
  // @ts-expect-error a divider cannot be placed at an edge
  <Divider key="top" placement="top" />,
  // @ts-expect-error a badge is placed at a corner
  <Badge key="end" dot placement="end" />,
]
