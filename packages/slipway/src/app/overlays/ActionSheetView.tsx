import type { ReactNode } from 'react'
import type { ActionSheetRequest } from '../../base/overlay/overlays.ts'
import { ActionSheet } from '../../components/action-sheet/index.ts'
import { useLast } from './useLast.ts'

/** The action sheet on screen. It stays rendered with its last content while it closes. */
export function ActionSheetView({ request }: { request: ActionSheetRequest | undefined }): ReactNode {
  const shown = useLast(request)
  if (!shown) return null
  const { id, itemList, title, itemColor, popover, answer, leave } = shown
  return (
    <ActionSheet
      key={id}
      open={request !== undefined}
      actions={itemList}
      title={title}
      actionColor={itemColor}
      popover={popover}
      onSelect={({ detail }) => answer(detail.index)}
      onCancel={({ detail }) => (detail.reason === 'navigation' ? leave() : answer(undefined))}
    />
  )
}
