// Made by `npm run gen` from the folders beside it.
export type { ActionSheetAction, ActionSheetCancelReason, ActionSheetProps } from './action-sheet/index.ts'
export { ActionSheet } from './action-sheet/index.ts'
export type { AdErrorDetail, AdProps } from './ad/index.ts'
export { Ad } from './ad/index.ts'
export type { AllowProps, AuthState } from './allow/index.ts'
export { Allow, useAuth } from './allow/index.ts'
export type { AudioEvent, AudioProps } from './audio/index.ts'
export { Audio } from './audio/index.ts'
export type { AvatarGroupProps, AvatarProps } from './avatar/index.ts'
export { Avatar, AvatarGroup } from './avatar/index.ts'
export type { BadgeProps } from './badge/index.ts'
export { Badge } from './badge/index.ts'
export type { BottomSheetCloseReason, BottomSheetProps } from './bottom-sheet/index.ts'
export { BottomSheet } from './bottom-sheet/index.ts'
export type { ButtonProps } from './button/index.ts'
export { Button } from './button/index.ts'
export type { CalendarEvent, CalendarProps, CalendarRange, CalendarValue } from './calendar/index.ts'
export { Calendar } from './calendar/index.ts'
export type { CanvasProps, CanvasTouch, CanvasTouchDetail, CanvasTouchEvent } from './canvas/index.ts'
export { Canvas } from './canvas/index.ts'
export type { CardProps } from './card/index.ts'
export { Card } from './card/index.ts'
export type { CellGroupProps, CellProps } from './cell/index.ts'
export { Cell, CellGroup } from './cell/index.ts'
export type { CheckboxEvent, CheckboxGroupEvent, CheckboxGroupProps, CheckboxProps } from './checkbox/index.ts'
export { Checkbox, CheckboxGroup } from './checkbox/index.ts'
export type { CodeInputCompleteEvent, CodeInputEvent, CodeInputProps, CodeInputType } from './code-input/index.ts'
export { CodeInput } from './code-input/index.ts'
export type { CollapseEvent, CollapsePanelProps, CollapseProps } from './collapse/index.ts'
export { Collapse, CollapsePanel } from './collapse/index.ts'
export type { CoverImageProps, CoverViewProps } from './cover-view/index.ts'
export { CoverImage, CoverView } from './cover-view/index.ts'
export type {
  DateTimeCancelReason,
  DateTimeCloseReason,
  DateTimeDetail,
  DateTimePickerEvent,
  DateTimePickerProps,
  RangeDateTimePickerProps,
  SingleDateTimePickerProps,
} from './date-time-picker/index.ts'
export { DateTimePicker } from './date-time-picker/index.ts'
export type { DialogCancelReason, DialogProps } from './dialog/index.ts'
export { Dialog } from './dialog/index.ts'
export type { DividerProps } from './divider/index.ts'
export { Divider } from './divider/index.ts'
export type { EditorEvent, EditorMentions, EditorProps, EditorStatusEvent, EditorUpload } from './editor/index.ts'
export { Editor } from './editor/index.ts'
export type { EditorToolbarProps, EditorToolName, EditorToolProps } from './editor-toolbar/index.ts'
export { EditorTool, EditorToolbar } from './editor-toolbar/index.ts'
export type { EmptyProps } from './empty/index.ts'
export { Empty } from './empty/index.ts'
export type { FieldProps } from './field/index.ts'
export { Field } from './field/index.ts'
export type { FloatingButtonAction, FloatingButtonProps } from './floating-button/index.ts'
export { FloatingButton } from './floating-button/index.ts'
export type {
  FormErrors,
  FormInvalidEvent,
  FormMessageProps,
  FormProps,
  FormSubmitDetail,
  FormSubmitEvent,
  FormSummaryProps,
  FormValues,
  InvalidField,
} from './form/index.ts'
export { Form, FormMessage, FormSummary } from './form/index.ts'
export type { GridItemProps, GridProps } from './grid/index.ts'
export { Grid, GridItem } from './grid/index.ts'
export type { IconProps, IconType } from './icon/index.ts'
export { Icon } from './icon/index.ts'
export {
  AlertIcon,
  BookIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronForwardIcon,
  CloseIcon,
  CodeIcon,
  CopyIcon,
  GlobeIcon,
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
} from './icons/index.ts'
export type { ImageErrorDetail, ImageLoadDetail, ImageMode, ImageProps, ImageState } from './image/index.ts'
export { Image } from './image/index.ts'
export type { IndexBarEvent, IndexBarItem, IndexBarProps } from './index-bar/index.ts'
export { IndexBar } from './index-bar/index.ts'
export type { InfiniteScrollProps } from './infinite-scroll/index.ts'
export { InfiniteScroll } from './infinite-scroll/index.ts'
export type { InputProps, InputTextEvent, InputType } from './input/index.ts'
export { Input } from './input/index.ts'
export type { IntersectionDetail, IntersectionTriggerProps } from './intersection-trigger/index.ts'
export { IntersectionTrigger } from './intersection-trigger/index.ts'
export type { LabelProps } from './label/index.ts'
export { Label } from './label/index.ts'
export type { ListApi, ListProps, ListScrollOptions, ListSection } from './list/index.ts'
export { List } from './list/index.ts'
export type {
  MapAnchor,
  MapCallout,
  MapCircle,
  MapCluster,
  MapClusterOptions,
  MapControl,
  MapEdges,
  MapEngine,
  MapEngineSource,
  MapEvent,
  MapLabel,
  MapLibreOptions,
  MapMarker,
  MapPoint,
  MapPolygon,
  MapPolyline,
  MapProps,
  MapRegion,
  MapRegionCause,
  MapRegionChange,
  MapShape,
  MapView,
  MapViewOptions,
} from './map/index.ts'
export { Map, mapLibre } from './map/index.ts'
export type { MatchMediaProps } from './match-media/index.ts'
export { MatchMedia } from './match-media/index.ts'
export type { MenuAction, MenuProps, MenuSelectEvent } from './menu/index.ts'
export { Menu } from './menu/index.ts'
export type {
  MovableAreaProps,
  MovableChangeDetail,
  MovableDirection,
  MovableScaleDetail,
  MovableViewProps,
} from './movable-view/index.ts'
export { MovableArea, MovableView } from './movable-view/index.ts'
export type { NavigationBarProps } from './navigation-bar/index.ts'
export { NavigationBar } from './navigation-bar/index.ts'
export type {
  NavigatorOpenType,
  NavigatorProps,
  PrefetchOptions,
  PrefetchProps,
  PrefetchTime,
  PressableProps,
} from './navigator/index.ts'
export { Link, Navigator, Pressable, usePrefetch } from './navigator/index.ts'
export type { NoticeBarEvent, NoticeBarProps } from './notice-bar/index.ts'
export { NoticeBar } from './notice-bar/index.ts'
export type { CloseReason, OverlayPlacement, OverlayProps } from './overlay/index.ts'
export { Overlay } from './overlay/index.ts'
export type { PageContainerEvent, PageContainerPosition, PageContainerProps } from './page-container/index.ts'
export { PageContainer } from './page-container/index.ts'
export type { PageMetaNavigationBar, PageMetaProps, PageStyle } from './page-meta/index.ts'
export { PageMeta } from './page-meta/index.ts'
export type { PageScrollEvent, ReachBottomOptions } from './page-scroll/index.ts'
export { usePageScroll, useReachBottom } from './page-scroll/index.ts'
export type {
  DatePickerProps,
  ItemPickerProps,
  MultiSelectorPickerProps,
  PickerCancelReason,
  PickerCloseReason,
  PickerColumnEvent,
  PickerEvent,
  PickerItem,
  PickerProps,
  PickerRegion,
  PickerRegionDetail,
  PickerRow,
  RegionPickerProps,
  SelectorPickerProps,
  TimePickerProps,
} from './picker/index.ts'
export { Picker } from './picker/index.ts'
export type { PickerViewColumnProps, PickerViewEvent, PickerViewProps } from './picker-view/index.ts'
export { PickerView, PickerViewColumn } from './picker-view/index.ts'
export type { PopoverAnchor, PopoverPlacement, PopoverProps } from './popover/index.ts'
export { Popover } from './popover/index.ts'
export type { PopupCloseReason, PopupProps } from './popup/index.ts'
export { Popup } from './popup/index.ts'
export type { ProgressEndEvent, ProgressProps } from './progress/index.ts'
export { Progress } from './progress/index.ts'
export type { PullDownRefreshProps, PullDownRefreshState } from './pull-down-refresh/index.ts'
export { PullDownRefresh, usePullDownRefresh } from './pull-down-refresh/index.ts'
export type { RadioEvent, RadioGroupEvent, RadioGroupProps, RadioProps } from './radio/index.ts'
export { Radio, RadioGroup } from './radio/index.ts'
export type { RangeSliderEvent, RangeSliderProps } from './range-slider/index.ts'
export { RangeSlider } from './range-slider/index.ts'
export type { RateEvent, RateProps } from './rate/index.ts'
export { Rate } from './rate/index.ts'
export type { ResizeSensorDetail, ResizeSensorProps } from './resize-sensor/index.ts'
export { ResizeSensor } from './resize-sensor/index.ts'
export type {
  RichTextAttributes,
  RichTextElement,
  RichTextItem,
  RichTextItemDetail,
  RichTextItemEvent,
  RichTextNode,
  RichTextProps,
  RichTextShown,
  RichTextText,
} from './rich-text/index.ts'
export { RichText } from './rich-text/index.ts'
export type { RootPortalProps } from './root-portal/index.ts'
export { RootPortal } from './root-portal/index.ts'
export type { SafeAreaEdge, SafeAreaProps } from './safe-area/index.ts'
export { SafeArea } from './safe-area/index.ts'
export type {
  RefresherDetail,
  RefresherPullingDetail,
  ScrollDetail,
  ScrollEdgeDetail,
  ScrollViewEvent,
  ScrollViewProps,
} from './scroll-view/index.ts'
export { ScrollView } from './scroll-view/index.ts'
export type { SearchBarProps, SearchEvent } from './search-bar/index.ts'
export { SearchBar } from './search-bar/index.ts'
export type { SegmentedControlEvent, SegmentedControlItem, SegmentedControlProps } from './segmented-control/index.ts'
export { SegmentedControl } from './segmented-control/index.ts'
export type { MultiSelectProps, SelectEvent, SelectItem, SelectProps } from './select/index.ts'
export { MultiSelect, Select } from './select/index.ts'
export type { ShareElementProps } from './share-element/index.ts'
export { ShareElement } from './share-element/index.ts'
export type { SkeletonProps } from './skeleton/index.ts'
export { Skeleton } from './skeleton/index.ts'
export type { SliderEvent, SliderProps } from './slider/index.ts'
export { Slider } from './slider/index.ts'
export type { SpinnerProps, SpinnerSize } from './spinner/index.ts'
export { Spinner } from './spinner/index.ts'
export type { StepperEvent, StepperProps } from './stepper/index.ts'
export { Stepper } from './stepper/index.ts'
export type { StepItem, StepStatus, StepsProps } from './steps/index.ts'
export { Steps } from './steps/index.ts'
export type { StickyHeaderProps, StickySectionProps } from './sticky/index.ts'
export { StickyHeader, StickySection } from './sticky/index.ts'
export type { SwipeCellAction, SwipeCellProps, SwipeCellSide } from './swipe-cell/index.ts'
export { SwipeCell } from './swipe-cell/index.ts'
export type { SwiperEvent, SwiperItemProps, SwiperProps, SwiperTurn } from './swiper/index.ts'
export { Swiper, SwiperItem } from './swiper/index.ts'
export type { SwitchEvent, SwitchProps } from './switch/index.ts'
export { Switch } from './switch/index.ts'
export type { TabsEvent, TabsItem, TabsProps } from './tabs/index.ts'
export { Tabs } from './tabs/index.ts'
export type { TagProps } from './tag/index.ts'
export { Tag } from './tag/index.ts'
export type { TextProps } from './text/index.ts'
export { Text } from './text/index.ts'
export type { TextareaProps, TextareaTextEvent } from './textarea/index.ts'
export { Textarea } from './textarea/index.ts'
export type { ToastCloseReason, ToastProps } from './toast/index.ts'
export { Toast } from './toast/index.ts'
export type { TooltipProps } from './tooltip/index.ts'
export { Tooltip } from './tooltip/index.ts'
export type {
  UploadContext,
  UploaderEvent,
  UploaderPreviewEvent,
  UploaderProps,
  UploaderRejectEvent,
  UploadFunction,
  UploadItem,
  UploadOptions,
  UploadRejection,
  UploadStatus,
} from './uploader/index.ts'
export { Uploader } from './uploader/index.ts'
export type { Danmu, VideoEvent, VideoProps, VideoTrack } from './video/index.ts'
export { Video } from './video/index.ts'
export type { ViewProps } from './view/index.ts'
export { View } from './view/index.ts'
export type { WaterfallEvent, WaterfallProps } from './waterfall/index.ts'
export { Waterfall } from './waterfall/index.ts'
export type {
  WebViewAction,
  WebViewErrorDetail,
  WebViewLoadDetail,
  WebViewMessageDetail,
  WebViewProps,
} from './web-view/index.ts'
export { WebView } from './web-view/index.ts'
