import { useState } from 'react'
import { switchTab } from 'slipway/api/navigation'
import {
  hideTabBar,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  showTabBar,
  showTabBarRedDot,
} from 'slipway/api/tab-bar'
import { Button } from 'slipway/components/button'

const index = 3

/** Shows the first tab, then makes a change: the tab bar can be changed only on a tab page. */
async function onTab(change: () => Promise<void>) {
  await switchTab({ url: '/' })
  await change()
}

async function hideForAMoment() {
  await hideTabBar({ animation: true })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await showTabBar({ animation: true })
}

export default function TabBarDemo() {
  const [answer, setAnswer] = useState('')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Badges</h2>
        <p className="demo-note">Each button opens the first tab and changes the last item of the bar.</p>
        <div className="demo-row">
          <Button size="mini" onClick={() => onTab(() => setTabBarBadge({ index, text: '3' }))}>
            Short text
          </Button>
          <Button size="mini" onClick={() => onTab(() => setTabBarBadge({ index, text: '1024' }))}>
            Long text
          </Button>
          <Button size="mini" onClick={() => onTab(() => showTabBarRedDot({ index }))}>
            Red dot
          </Button>
          <Button size="mini" onClick={() => onTab(() => removeTabBarBadge({ index }))}>
            None
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Visibility</h2>
        <div className="demo-row">
          <Button size="mini" onClick={() => onTab(() => setTabBarItem({ index, visible: false }))}>
            Hide the last tab
          </Button>
          <Button size="mini" onClick={() => onTab(() => setTabBarItem({ index, visible: true }))}>
            Show the last tab
          </Button>
          <Button size="mini" onClick={() => onTab(hideForAMoment)}>
            Hide the bar briefly
          </Button>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Errors</h2>
        <Button onClick={() => setTabBarBadge({ index, text: '3' }).catch((error: Error) => setAnswer(error.message))}>
          Set a badge on this page
        </Button>
        <p className="demo-note" role="status">
          {answer}
        </p>
      </section>
    </>
  )
}
