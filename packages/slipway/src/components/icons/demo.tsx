import { useState } from 'react'
import { Button } from 'slipway/components/button'
import {
  AlertIcon,
  BookIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronForwardIcon,
  CloseIcon,
  CodeIcon,
  CopyIcon,
  GlobeIcon,
  Glyph,
  type GlyphIconProps,
  GridFilledIcon,
  GridIcon,
  HeartFilledIcon,
  HeartIcon,
  HomeFilledIcon,
  HomeIcon,
  ImageIcon,
  LayersFilledIcon,
  LayersIcon,
  ListIcon,
  MoonIcon,
  MoreIcon,
  PlugFilledIcon,
  PlugIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  SettingsFilledIcon,
  SettingsIcon,
  SunIcon,
  TrashIcon,
  UserFilledIcon,
  UserIcon,
  WifiOffIcon,
} from 'slipway/components/icons'

const outlined = [
  HomeIcon,
  GridIcon,
  LayersIcon,
  PlugIcon,
  UserIcon,
  SettingsIcon,
  HeartIcon,
  SearchIcon,
  ImageIcon,
  ListIcon,
  CopyIcon,
  BookIcon,
  CodeIcon,
  GlobeIcon,
  SunIcon,
  MoonIcon,
  TrashIcon,
  RefreshIcon,
  WifiOffIcon,
  AlertIcon,
  PlusIcon,
  CheckIcon,
  CloseIcon,
  MoreIcon,
]

const filled = [
  HomeFilledIcon,
  GridFilledIcon,
  LayersFilledIcon,
  PlugFilledIcon,
  UserFilledIcon,
  SettingsFilledIcon,
  HeartFilledIcon,
]

const FlagIcon = (props: GlyphIconProps) => <Glyph d="M6 21V4h11.5l-2.5 4 2.5 4H6" {...props} />

export default function IconsDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Outlined</h2>
        <div className="demo-card">
          <div className="demo-row">
            {outlined.map((OutlinedIcon) => (
              <OutlinedIcon key={OutlinedIcon.name} />
            ))}
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Filled, for a selected state</h2>
        <div className="demo-card">
          <div className="demo-row">
            {filled.map((FilledIcon) => (
              <FilledIcon key={FilledIcon.name} />
            ))}
            <LikeButton />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Mirrored in right-to-left text</h2>
        <div className="demo-card">
          <div className="demo-row">
            <span dir="ltr">
              <ChevronBackIcon /> Back <ChevronForwardIcon />
            </span>
            <span dir="rtl" lang="ar">
              <ChevronBackIcon /> رجوع <ChevronForwardIcon />
            </span>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Custom icon and sizes</h2>
        <div className="demo-card">
          <div className="demo-row">
            <FlagIcon width={16} height={16} />
            <FlagIcon />
            <FlagIcon width={48} height={48} color="var(--sw-accent)" aria-label="Flagged" />
          </div>
        </div>
      </section>
    </>
  )
}

function LikeButton() {
  const [isLiked, setLiked] = useState(false)
  const Heart = isLiked ? HeartFilledIcon : HeartIcon
  return (
    <Button size="mini" aria-label="Like" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
      <Heart width={20} height={20} color="var(--sw-danger)" />
    </Button>
  )
}
