import type { ReactNode } from 'react'
import { Avatar } from 'slipway/components/avatar'
import { Badge } from 'slipway/components/badge'
import { Button } from 'slipway/components/button'
import { Checkbox } from 'slipway/components/checkbox'
import { Divider } from 'slipway/components/divider'
import { Empty } from 'slipway/components/empty'
import { Icon } from 'slipway/components/icon'
import {
  AlertIcon,
  CopyIcon,
  GlobeIcon,
  GridIcon,
  HeartIcon,
  HomeIcon,
  ImageIcon,
  LayersIcon,
  ListIcon,
  MoreIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  TrashIcon,
  UserIcon,
} from 'slipway/components/icons'
import { Image } from 'slipway/components/image'
import { Progress } from 'slipway/components/progress'
import { Radio } from 'slipway/components/radio'
import { Rate } from 'slipway/components/rate'
import { Skeleton } from 'slipway/components/skeleton'
import { Slider } from 'slipway/components/slider'
import { Spinner } from 'slipway/components/spinner'
import { Steps } from 'slipway/components/steps'
import { Switch } from 'slipway/components/switch'
import { Tag } from 'slipway/components/tag'
import { Text } from 'slipway/components/text'
import type { EntryPath } from '../catalog.ts'
import thumbnail from './thumbnail.svg'
import './previews.css'

/** Previews of the demos: the component itself if it is visible. A demo without a preview gets an icon of its kind. */
export const previews: Readonly<Record<EntryPath, ReactNode>> = {
  '/components/bottom-sheet': <span className="preview-sheet" />,
  '/components/button': (
    <Button size="mini" type="primary" className="preview-button">
      OK
    </Button>
  ),
  '/components/calendar': <span className="preview-letter">21</span>,
  '/components/date-time-picker': <span className="preview-letter">9:41</span>,
  '/components/checkbox': <Checkbox defaultChecked aria-label="Checkbox" />,
  '/components/code-input': <span className="preview-code">48</span>,
  '/components/collapse': <ListIcon />,
  '/components/icon': <Icon type="success" size={32} />,
  '/components/icons': (
    <span className="preview-icons">
      <HomeIcon />
      <HeartIcon />
      <SearchIcon />
      <SunIcon />
    </span>
  ),
  '/components/allow': <UserIcon />,
  '/components/floating-button': (
    <span className="preview-floating">
      <PlusIcon />
    </span>
  ),
  '/components/image': <Image src={thumbnail} mode="aspectFill" className="preview-image" />,
  '/components/divider': <Divider className="preview-line" />,
  '/components/badge': (
    <Badge content={8}>
      <span className="preview-tile" />
    </Badge>
  ),
  '/components/tag': (
    <Tag tone="primary" className="preview-tag">
      New
    </Tag>
  ),
  '/components/avatar': <Avatar name="Ada Lovelace" alt="" />,
  '/components/cell': <span className="preview-cells" />,
  '/components/card': <span className="preview-card" />,
  '/components/form-controls': <span className="preview-field" />,
  '/components/field': <span className="preview-field" />,
  '/components/empty': <Empty className="preview-empty" />,
  '/components/skeleton': <Skeleton active={false} label="" className="preview-skeleton" />,
  '/components/grid': <GridIcon />,
  '/components/steps': <Steps className="preview-steps" current={1} items={[{}, {}]} />,
  '/components/safe-area': <span className="preview-safe-area" />,
  '/components/notice-bar': <AlertIcon />,
  '/components/overlay': <LayersIcon />,
  '/components/popup': <LayersIcon />,
  '/components/infinite-scroll': <ListIcon />,
  '/components/select': <ListIcon />,
  '/components/popover': <LayersIcon />,
  '/components/menu': <MoreIcon />,
  '/components/tooltip': <AlertIcon />,
  '/components/radio': <Radio defaultChecked aria-label="Radio" />,
  '/components/range-slider': <span className="preview-range" />,
  '/components/rate': <Rate readOnly max={3} value={2} className="preview-rate" aria-label="Rate" />,
  '/components/search-bar': <SearchIcon />,
  '/components/segmented-control': <span className="preview-segments" />,
  '/components/spinner': <Spinner label="" />,
  '/components/stepper': <PlusIcon />,
  '/components/progress': <Progress percent={60} aria-label="Progress" />,
  '/components/scroll-view': <span className="preview-scroll" />,
  '/components/slider': <Slider defaultValue={60} blockSize={16} className="preview-slider" aria-label="Slider" />,
  '/components/swipe-cell': <TrashIcon />,
  '/components/swiper': <span className="preview-swiper" />,
  '/components/switch': <Switch defaultChecked className="preview-switch" aria-label="Switch" />,
  '/components/tabs': <span className="preview-tabs" />,
  '/components/text': <Text className="preview-letter">Aa</Text>,
  '/components/index-bar': <span className="preview-index" />,
  '/components/movable-view': <span className="preview-movable" />,
  '/components/audio': (
    <svg className="preview-video" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M4 15v6M11 9v18M18 13v10M25 6v24M32 14v8" />
    </svg>
  ),
  '/components/video': (
    <svg className="preview-video" viewBox="0 0 36 36" aria-hidden="true">
      <rect x="2" y="7" width="32" height="22" rx="5" />
      <path d="M15 13.5v9l8-4.5z" />
    </svg>
  ),
  '/components/editor': (
    <svg className="preview-editor" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M4 9h16M4 18h11M4 27h8M17 28l2-6L30 11l4 4-11 11z" />
    </svg>
  ),
  '/components/editor-toolbar': (
    <svg className="preview-editor" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M5 8h7a5 5 0 0 1 0 10H5zm0 10h8a5 5 0 0 1 0 10H5zM26 8h6m-10 20h6m1-20-4 20" />
    </svg>
  ),
  '/components/canvas': (
    <svg className="preview-canvas" viewBox="0 0 36 36" aria-hidden="true">
      <path d="M4 22c4-16 9-16 8-4s5 8 8-2 5-6 4 1 3 6 8 2M6 31h24" />
    </svg>
  ),
  '/components/ad': <span className="preview-card" />,
  '/components/web-view': <GlobeIcon />,
  '/components/list': <span className="preview-list" />,
  '/components/waterfall': <span className="preview-waterfall" />,
  '/components/uploader': <span className="preview-uploader" />,
  '/components/toast': (
    <span className="preview-toast">
      <Icon type="success_no_circle" size={18} />
    </span>
  ),
  '/components/view': <span className="preview-boxes" />,
  '/components/match-media': <LayersIcon />,
  '/components/resize-sensor': <GridIcon />,
  '/components/intersection-trigger': <ListIcon />,
  '/api/clipboard': <CopyIcon />,
  '/api/locale': <GlobeIcon />,
  '/api/toast': (
    <span className="preview-toast">
      <Icon type="success_no_circle" size={18} />
    </span>
  ),
  '/api/identity': <UserIcon />,
  '/api/preview-image': <ImageIcon />,
  '/screens/preview-image': <Image src={thumbnail} mode="widthFix" className="preview-screen" />,
  '/components/sticky': <span className="preview-sticky" />,
  '/components/navigation-bar': <span className="preview-navigation-bar" />,
  '/components/page-container': <LayersIcon />,
  '/components/root-portal': <LayersIcon />,
  '/components/cover-view': <span className="preview-cover" />,
  '/components/share-element': <Image src={thumbnail} mode="aspectFill" className="preview-image" />,
}
