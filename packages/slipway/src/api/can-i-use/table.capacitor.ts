// Made by `npm run gen` from the doc comments and types of all public functions.
export const table = `
showActionSheet:document:itemList title itemColor popover signal:tapIndex
createAnimation::duration timingFunction delay transformOrigin:opacity backgroundColor width height top right bottom left rotate rotateX rotateY rotateZ rotate3d scale scaleX scaleY scaleZ scale3d translate translateX translateY translateZ translate3d skew skewX skewY matrix matrix3d step export
playAnimation:document:target animation signal
onError:document::message stack error
onUnhandledRejection:document::reason promise
getEnterOptionsSync:document::path query scene referrerInfo
getLaunchOptionsSync:document::path query scene referrerInfo
onAppHide:document
onAppShow:document::path query scene referrerInfo
arrayBufferToBase64
base64ToArrayBuffer
getBatteryInfo:document,Capacitor.Device:signal:level isCharging
canIUse
knownNames
chooseFile:document:count type=all|image|video extension sourceType=album|camera signal:tempFilePaths tempFiles
chooseImage:document:count sizeType=compressed|original sourceType=album|camera extension signal:tempFilePaths tempFiles
chooseMedia:document:count mediaType=image|video sourceType=album|camera camera=back|front signal:tempFiles type=image|mix|video
chooseVideo:document:sourceType=album|camera extension camera=back|front signal:tempFilePath tempFile size name duration width height
getClipboardData:document,Capacitor.Clipboard:signal:data
setClipboardData:document,Capacitor.Clipboard:data showToast
compressImage:document:src quality compressedWidth compressedHeight type=jpg|png|webp signal:tempFilePath tempFile
downloadFile:document:url header withCredentials timeout signal:abort onProgressUpdate onHeadersReceived tempFilePath fileName statusCode header
createEventBus:::on once off emit
eventBus::on once off emit
getFileInfo:document:filePath digestAlgorithm=sha256 signal:size digest
decodeToken:::uid role permission expiry
getToken:document::uid role permission expiry
getTokenText:document
hasPermission:document
hasRole:document
isTokenValid:document
onTokenChange:document::uid role permission expiry
setToken:document
tokenAuth:document:storageKey clockSkew:token subscribe start
requirePermission:document:redirectTo
requireRole:document:redirectTo
requireToken:document:redirectTo
getImageInfo:document:src timeout signal:width height path type=avif|bmp|gif|heic|jpeg|png|svg|tiff|unknown|webp orientation=down|down-mirrored|left|left-mirrored|right|right-mirrored|up|up-mirrored
addInterceptor
createIntersectionObserver:document:current key thresholds initialRatio observeAll:relativeTo relativeToViewport observe disconnect
setKeepScreenOn:document,Capacitor.KeepAwake:keepScreenOn
hideKeyboard:document
onKeyboardHeightChange:document::height duration
addLocale:document
getLocale
onLocaleChange:::locale=en|es|fr|zh-Hans|zh-Hant
setLocale::signal
createMediaQueryObserver:document::observe disconnect
showModal:document:title content showCancel cancelText cancelColor confirmText confirmColor editable placeholderText signal:confirm cancel content
hideNavigationBarLoading:document
setNavigationBarColor:document:frontColor backgroundColor animation
setNavigationBarTitle:document:title
showNavigationBarLoading:document
navigateBack:document:delta
navigateTo:document:url state events:eventChannel
redirectTo:document:url state
reLaunch:document:url state
switchTab:document:url state
openUrl:document
getCurrentPages:document
onNavigated:document::key path url params
onPageNotFound:document::path query isEntryPage
preloadPage:document:url signal
getNetworkType:document,Capacitor.Network:signal:isConnected networkType=2g|3g|4g|none|unknown|wifi
onNetworkStatusChange:document,Capacitor.Network::isConnected networkType=2g|3g|4g|none|unknown|wifi
openDocument:document,Capacitor.FileViewer,Capacitor.Filesystem:filePath fileName signal
answerPage:document
openPage:document
pageScrollTo:document:scrollTop selector offsetTop duration signal
makePhoneCall:document:phoneNumber
closePreviewImage:document
previewImage:document:urls current captions indicator=default|none|number showMenu from signal
startPullDownRefresh:document
stopPullDownRefresh:document
request::url data header method=DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|delete|get|head|options|patch|post|put dataType=json|text responseType=arraybuffer|text withCredentials enableChunked timeout signal:abort onHeadersReceived onChunkReceived onProgressUpdate data statusCode header
saveFile:document,Capacitor.Share,Capacitor.Filesystem:tempFilePath fileName signal
saveImageToPhotosAlbum:document,Capacitor.Share,Capacitor.Filesystem:filePath signal
createSelectorQuery:document::in select selectAll selectViewport exec
share:document,Capacitor.Share:title text url files@Navigator.canShare signal:method=copy|share
connectSocket:WebSocket:url protocols reconnect timeout closeTimeout signal:CONNECTING OPEN CLOSING CLOSED readyState send close onOpen onMessage onReconnecting onError onClose protocol
closeSocket:WebSocket:code reason
onSocketClose:WebSocket::code reason
onSocketError:WebSocket::name=ApiError api code=cancelled|denied|failed|invalid-argument|locked|not-found|timeout|unavailable|unsupported errMsg
onSocketMessage:WebSocket::data
onSocketOpen:WebSocket::protocol
sendSocketMessage:WebSocket:data
clearStorage:document
getStorage:document:key:data
getStorageInfo:document::keys currentSize limitSize
onStorageChange:document::key type=remove|set elsewhere
removeStorage:document:key
setStorage:document:key data
setStorageGroup:document:group
clearStorageSync:document
getStorageInfoSync:document::keys currentSize limitSize
getStorageSync:document
removeStorageSync:document
setStorageSync:document
loadSubPackage:document:root timeout signal:abort onProgressUpdate
getAppBaseInfo:document::appId appName appVersion appVersionCode appLanguage language theme=dark|light hostName hostVersion hostLanguage hostTheme=dark|light
getDeviceInfo:document::brand deviceBrand model deviceModel deviceType=pad|pc|phone|unknown devicePixelRatio deviceOrientation=landscape|portrait platform=android|chromeos|harmonyos|ios|linux|mac|other|windows system osName=android|chromeos|harmonyos|ios|linux|macos|windows osVersion
getSystemInfo:document:signal:browserName browserVersion ua pixelRatio screenWidth screenHeight windowWidth windowHeight windowTop windowBottom statusBarHeight safeArea safeAreaInsets screenTop brand deviceBrand model deviceModel deviceType=pad|pc|phone|unknown devicePixelRatio deviceOrientation=landscape|portrait platform=android|chromeos|harmonyos|ios|linux|mac|other|windows system osName=android|chromeos|harmonyos|ios|linux|macos|windows osVersion appId appName appVersion appVersionCode appLanguage language theme=dark|light hostName hostVersion hostLanguage hostTheme=dark|light
getSystemInfoSync:document::browserName browserVersion ua pixelRatio screenWidth screenHeight windowWidth windowHeight windowTop windowBottom statusBarHeight safeArea safeAreaInsets screenTop brand deviceBrand model deviceModel deviceType=pad|pc|phone|unknown devicePixelRatio deviceOrientation=landscape|portrait platform=android|chromeos|harmonyos|ios|linux|mac|other|windows system osName=android|chromeos|harmonyos|ios|linux|macos|windows osVersion appId appName appVersion appVersionCode appLanguage language theme=dark|light hostName hostVersion hostLanguage hostTheme=dark|light
getWindowInfo:document::pixelRatio screenWidth screenHeight windowWidth windowHeight windowTop windowBottom statusBarHeight safeArea safeAreaInsets screenTop
hideTabBar:document:animation
hideTabBarRedDot:document:index
onTabBarMidButtonTap:document
removeTabBarBadge:document:index
setTabBarBadge:document:text index
setTabBarItem:document:text iconPath selectedIconPath visible index
setTabBarStyle:document:midButton color selectedColor backgroundColor borderStyle=black|white borderColor
showTabBar:document:animation
showTabBarRedDot:document:index
releaseTempFile:document:filePath
startTheme:document:mode=auto|dark|light contrast=aa|specification:mode=auto|dark|light contrast=aa|specification
getTheme:document::mode=auto|dark|light contrast=aa|specification
onThemeSettingChange:document::mode=auto|dark|light contrast=aa|specification
setTheme:document:mode=auto|dark|light contrast=aa|specification:mode=auto|dark|light contrast=aa|specification
onThemeChange:document::theme=dark|light
hideLoading:document
hideToast:document
showLoading:document:title mask signal
showToast:document:title icon=error|loading|none|success image duration mask signal
uploadFile:document:url formData header withCredentials files file filePath name timeout signal:abort onProgressUpdate onHeadersReceived data statusCode header
vibrateLong:document,Capacitor.Haptics
vibrateShort:document,Capacitor.Haptics:type=heavy|light|medium
getVideoInfo:document:src signal:size duration width height
onWindowResize:document::size deviceOrientation=landscape|portrait
getLeftWindowStyle:document
getRightWindowStyle:document
getTopWindowStyle:document
hideLeftWindow:document
hideRightWindow:document
hideTopWindow:document
setLeftWindowStyle:document
setRightWindowStyle:document
setTopWindowStyle:document
showLeftWindow:document
showRightWindow:document
showTopWindow:document
ActionSheet
AlertIcon
Allow
Avatar
AvatarGroup
Badge
BookIcon
BottomSheet
Button
Calendar
Card
Cell
CellGroup
CheckIcon
Checkbox
CheckboxGroup
ChevronBackIcon
ChevronForwardIcon
CloseIcon
CodeIcon
Collapse
CollapsePanel
CopyIcon
CoverImage
CoverView
Dialog
Divider
Empty
FloatingButton
Form
FormMessage
GlobeIcon
Grid
GridFilledIcon
GridIcon
GridItem
HeartFilledIcon
HeartIcon
HomeFilledIcon
HomeIcon
Icon
Image
ImageIcon
IndexBar
Input
IntersectionTrigger
Label
LayersFilledIcon
LayersIcon
List
ListIcon
MatchMedia
MoonIcon
MoreIcon
MovableArea
MovableView
NavigationBar
Navigator
NoticeBar
Overlay
PageContainer
PageMeta
Picker
PickerView
PickerViewColumn
PlugFilledIcon
PlugIcon
PlusIcon
Popup
Pressable
Progress
PullDownRefresh
Radio
RadioGroup
Rate
RefreshIcon
ResizeSensor
RichText
RootPortal
SafeArea
ScrollView
SearchBar
SearchIcon
SettingsFilledIcon
SettingsIcon
ShareElement
Skeleton
Slider
Stepper
Steps
StickyHeader
StickySection
SunIcon
SwipeCell
Swiper
SwiperItem
Switch
Tabs
Tag
Text
Textarea
Toast
TrashIcon
Uploader
UserFilledIcon
UserIcon
View
Waterfall
WifiOffIcon
`
