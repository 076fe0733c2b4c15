import { type ReactNode, useEffect, useState } from 'react'
import type { AdRequest } from '../../base/overlay/overlays.ts'
import { whenLoaded } from '../../base/whenLoaded.ts'

/** Loads the code of an ad over the whole screen, and shows the ad. */
export function AdLoader({ request }: { request: AdRequest }): ReactNode {
  const [View, setView] = useState<typeof import('./AdView.tsx').AdView>()
  useEffect(() => {
    const loading = import('./AdView.tsx')
    loading.catch(request.fail)
    return whenLoaded(
      () => loading,
      ({ AdView }) => void setView(() => AdView),
    )
  }, [request])
  return View && <View request={request} />
}
