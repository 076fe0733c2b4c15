import { type ReactNode, useEffect, useState } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import type { AdRequest } from '../../base/overlay/overlays.ts'

/** Loads the code of an ad over the whole screen, and shows the ad. */
export function AdLoader({ request }: { request: AdRequest }): ReactNode {
  const [View, setView] = useState<typeof import('./AdView.tsx').AdView>()
  useEffect(() => {
    return whenLoaded(
      () => import('./AdView.tsx'),
      (late) => void setView(() => late.AdView),
      request.fail,
    )
  }, [request])
  return View && <View request={request} />
}
