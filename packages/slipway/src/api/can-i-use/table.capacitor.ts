// Made by `npm run gen` from the doc comments and types of all public functions.
export const table = `
showActionSheet:document:itemList title itemColor popover signal:tapIndex
setAdProvider:document:load report
createInterstitialAd:document:adUnitId:load show onLoad onError onClose destroy
createRewardedVideoAd:document:adUnitId:load show onLoad onError onClose destroy
httpAds:document:configUrl reportUrl consent reports:load report
createAnimation::duration timingFunction delay transformOrigin:opacity backgroundColor width height top right bottom left rotate rotateX rotateY rotateZ rotate3d scale scaleX scaleY scaleZ scale3d translate translateX translateY translateZ translate3d skew skewX skewY matrix matrix3d step export
playAnimation:document:target animation signal
clearAppBadge:document,Capacitor.Badge
setAppBadge:document,Capacitor.Badge:count
onError:document::message stack error
onUnhandledRejection:document::reason promise
getEnterOptionsSync:document::path query scene referrerInfo
getLaunchOptionsSync:document::path query scene referrerInfo
onAppHide:document
onAppShow:document::path query scene referrerInfo
getBackgroundAudioManager:document::title epname singer coverImgUrl onPrev onNext src startTime playbackRate duration currentTime paused buffered play pause stop seek onCanplay onPlay onPause onStop onEnded onTimeUpdate onError onWaiting onSeeking onSeeked
arrayBufferToBase64
base64ToArrayBuffer
getBatteryInfo:document,Capacitor.Device:signal:level isCharging
canIUse
knownNames
canvasGetImageData:document:x y width height canvasId:width height data
canvasPutImageData:document:data x y width height canvasId
canvasToTempFilePath:document:x y width height destWidth destHeight fileType=jpeg|jpg|png quality signal canvasId:tempFilePath tempFile
createCanvasContext:document:current:fillStyle strokeStyle setFillStyle setStrokeStyle setShadow setFontSize setTextAlign setTextBaseline setLineWidth setLineCap setLineJoin setLineDash setMiterLimit setGlobalAlpha setTransform fill stroke clip save restore drawImage createLinearGradient createCircularGradient createPattern measureText draw font textAlign textBaseline lineWidth lineCap lineJoin lineDashOffset miterLimit shadowColor shadowBlur shadowOffsetX shadowOffsetY globalAlpha globalCompositeOperation imageSmoothingEnabled
createOffscreenCanvas:document:width height type=2d
chooseFile:document:count type=all|image|video extension sourceType=album|camera signal:tempFilePaths tempFiles
chooseImage:document:count sizeType=compressed|original sourceType=album|camera extension signal:tempFilePaths tempFiles
chooseLocation:document:keyword latitude longitude signal:name address distance latitude longitude
chooseMedia:document:count mediaType=image|video sourceType=album|camera camera=back|front signal:tempFiles type=image|mix|video
chooseVideo:document:sourceType=album|camera extension camera=back|front signal:tempFilePath tempFile size name duration width height
getClipboardData:document,Capacitor.Clipboard:signal:data
setClipboardData:document,Capacitor.Clipboard:data showToast
compressImage:document:src quality compressedWidth compressedHeight type=jpg|png|webp signal:tempFilePath tempFile
convertCoordinates::from=bd09|gcj02|wgs84 to=bd09|gcj02|wgs84 latitude longitude:latitude longitude
getBearing::from to
getDistance::from to
downloadFile:document:url header withCredentials timeout signal:abort onProgressUpdate onHeadersReceived tempFilePath fileName statusCode header
createEditorContext:document:current:format insertDivider insertImage insertText setContents getContents clear removeFormat undo redo blur scrollIntoView getSelectionText
createEventBus:::on once off emit
eventBus::on once off emit
getFileInfo:document:filePath digestAlgorithm=sha256 signal:size digest
loadFontFace:document:family source desc global signal
decodeToken:::uid role permission expiry
getToken:document::uid role permission expiry
getTokenText:document
hasPermission:document
hasRole:document
isTokenValid:document
onTokenChange:document::uid role permission expiry
setToken:document
tokenAuth:document:storageKey clockSkew fromRequest:token subscribe start server
requirePermission:document:redirectTo
requireRole:document:redirectTo
requireToken:document:redirectTo
getImageInfo:document:src timeout signal:width height path type=avif|bmp|gif|heic|jpeg|png|svg|tiff|unknown|webp orientation=down|down-mirrored|left|left-mirrored|right|right-mirrored|up|up-mirrored
createInnerAudioContext:document::autoplay loop volume destroy src startTime playbackRate duration currentTime paused buffered play pause stop seek onCanplay onPlay onPause onStop onEnded onTimeUpdate onError onWaiting onSeeking onSeeked
addInterceptor
createIntersectionObserver:document:current key thresholds initialRatio observeAll:relativeTo relativeToViewport observe disconnect
setKeepScreenOn:document,Capacitor.KeepAwake:keepScreenOn
hideKeyboard:document
onKeyboardHeightChange:document::height duration
addLocale:document
getLocale
onLocaleChange:::locale=en|es|fr|zh-Hans|zh-Hant
setLocale::signal
getLocation:document,Capacitor.Geolocation:type=gcj02|wgs84 altitude isHighAccuracy highAccuracyExpireTime timeout maximumAge signal:horizontalAccuracy accuracy altitude verticalAccuracy speed heading latitude longitude
onLocationChange:document,Capacitor.Geolocation::horizontalAccuracy accuracy altitude verticalAccuracy speed heading latitude longitude
onLocationChangeError:document,Capacitor.Geolocation::name=ApiError api code=cancelled|denied|failed|invalid-argument|locked|not-found|timeout|unavailable|unsupported errMsg
startLocationUpdate:document,Capacitor.Geolocation:type=gcj02|wgs84 isHighAccuracy signal
stopLocationUpdate:document
createMapContext:document:current:getCenterLocation getScale getRegion moveToLocation includePoints translateMarker moveAlong addMarkers removeMarkers initMarkerCluster toScreenLocation fromScreenLocation openMapApp
mapProvider:::name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
amap:document:key securityCode serviceHost scriptUrl:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
baidu:document:key scriptUrl:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
combineProviders::tiles places directions:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
google:document:key scriptUrl:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
nominatim::url email interval:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
osmTiles::url dark maxZoom:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
photon::url languages:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
findNearbyPlaces::radius latitude longitude cursor limit signal:attribution places nextCursor
reverseGeocode::signal latitude longitude:id name address distance latitude longitude
searchPlaces::keyword latitude longitude radius cursor limit signal:attribution places nextCursor
tencent::proxyUrl key:name coordinateSystem=bd09|gcj02|wgs84 attribution tiles places directionsUrl directionsName
createMediaQueryObserver:document::observe disconnect
showModal:document:title content showCancel cancelText cancelColor confirmText confirmColor editable placeholderText signal:confirm cancel content
onAccelerometerChange:document::x y z
startAccelerometer:document:interval=game|normal|ui signal
stopAccelerometer:document
onCompassChange:document::direction accuracy
startCompass:document:signal
stopCompass:document
getNavigationBarRect:document::top right bottom left width height
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
getNetworkType:document,Capacitor.Network:signal:isConnected networkType=2g|3g|4g|none|unknown|wifi effectiveType=2g|3g|4g|slow-2g
onNetworkStatusChange:document,Capacitor.Network::isConnected networkType=2g|3g|4g|none|unknown|wifi effectiveType=2g|3g|4g|slow-2g
openDocument:document,Capacitor.FileViewer,Capacitor.Filesystem:filePath fileName signal
getMapApps:document:name address latitude longitude mapApp
openLocation:document:scale name address signal latitude longitude
answerPage:document
openPage:document
pageScrollTo:document:scrollTop selector offsetTop duration signal
makePhoneCall:document:phoneNumber
closePreviewImage:document
previewImage:document:urls current captions indicator=default|none|number showMenu from signal
startPullDownRefresh:document
stopPullDownRefresh:document
request::url data header method=DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|delete|get|head|options|patch|post|put dataType=json|text responseType=arraybuffer|text withCredentials enableChunked timeout signal:abort onHeadersReceived onChunkReceived onProgressUpdate data statusCode header
saveFileToDevice:document,Capacitor.Share,Capacitor.Filesystem:tempFilePath fileName signal
saveImageToPhotosAlbum:document,Capacitor.Share,Capacitor.Filesystem:filePath signal
getSavedFileInfo:document,Capacitor.Filesystem:filePath signal:size createTime
getSavedFileList:document,Capacitor.Filesystem:signal:fileList
getSavedFilesQuota:document,Capacitor.Filesystem:signal:usage quota persisted
openSavedFile:document,Capacitor.Filesystem:filePath signal:tempFilePath
removeSavedFile:document,Capacitor.Filesystem:filePath signal
saveFile:document,Capacitor.Filesystem:tempFilePath fileName signal:savedFilePath size
getSelectedTextRange:document::start end
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
getAppBaseInfo:document::appId appName appVersion appVersionCode version fontSizeSetting appLanguage language theme=dark|light hostName hostVersion hostLanguage hostTheme=dark|light
getDeviceInfo:document::brand deviceBrand model deviceModel deviceType=pad|pc|phone|unknown devicePixelRatio deviceOrientation=landscape|portrait platform=android|chromeos|harmonyos|ios|linux|mac|other|windows system osName=android|chromeos|harmonyos|ios|linux|macos|windows osVersion
getSystemInfo:document:signal:browserName browserVersion ua pixelRatio screenWidth screenHeight windowWidth windowHeight windowTop windowBottom statusBarHeight safeArea safeAreaInsets screenTop brand deviceBrand model deviceModel deviceType=pad|pc|phone|unknown devicePixelRatio deviceOrientation=landscape|portrait platform=android|chromeos|harmonyos|ios|linux|mac|other|windows system osName=android|chromeos|harmonyos|ios|linux|macos|windows osVersion appId appName appVersion appVersionCode version fontSizeSetting appLanguage language theme=dark|light hostName hostVersion hostLanguage hostTheme=dark|light
getSystemInfoSync:document::browserName browserVersion ua pixelRatio screenWidth screenHeight windowWidth windowHeight windowTop windowBottom statusBarHeight safeArea safeAreaInsets screenTop brand deviceBrand model deviceModel deviceType=pad|pc|phone|unknown devicePixelRatio deviceOrientation=landscape|portrait platform=android|chromeos|harmonyos|ios|linux|mac|other|windows system osName=android|chromeos|harmonyos|ios|linux|macos|windows osVersion appId appName appVersion appVersionCode version fontSizeSetting appLanguage language theme=dark|light hostName hostVersion hostLanguage hostTheme=dark|light
getWindowInfo:document::pixelRatio screenWidth screenHeight windowWidth windowHeight windowTop windowBottom statusBarHeight safeArea safeAreaInsets screenTop
getAppAuthorizeSetting:document:signal:albumAuthorized=authorized|denied cameraAuthorized=authorized|denied locationAuthorized=authorized|denied microphoneAuthorized=authorized|denied notificationAuthorized=authorized|denied
getSystemSetting:document::deviceOrientation=landscape|portrait
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
showToast:document:title icon=error|loading|none|success image position=bottom|center|top action duration mask signal
uploadFile:document:url formData header withCredentials files file filePath name timeout signal:abort onProgressUpdate onHeadersReceived data statusCode header
vibrateLong:document,Capacitor.Haptics
vibrateShort:document,Capacitor.Haptics:type=heavy|light|medium
createVideoContext:document:current:play pause stop seek playbackRate sendDanmu requestFullScreen exitFullScreen requestPictureInPicture exitPictureInPicture showStatusBar hideStatusBar
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
Ad
AlertIcon
Allow
Audio
Avatar
AvatarGroup
Badge
BookIcon
BottomSheet
Button
Calendar
Canvas
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
CodeInput
Collapse
CollapsePanel
CopyIcon
CoverImage
CoverView
DateTimePicker
Dialog
Divider
Editor
EditorTool
EditorToolbar
Empty
Field
FloatingButton
Form
FormMessage
FormSummary
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
InfiniteScroll
Input
IntersectionTrigger
Label
LayersFilledIcon
LayersIcon
Link
List
ListIcon
Map
MatchMedia
Menu
MoonIcon
MoreIcon
MovableArea
MovableView
MultiSelect
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
Popover
Popup
Pressable
Progress
PullDownRefresh
Radio
RadioGroup
RangeSlider
Rate
RefreshIcon
ResizeSensor
RichText
RootPortal
SafeArea
ScrollView
SearchBar
SearchIcon
SegmentedControl
Select
SettingsFilledIcon
SettingsIcon
ShareElement
Skeleton
Slider
Spinner
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
Tooltip
TrashIcon
Uploader
UserFilledIcon
UserIcon
Video
View
Waterfall
WebView
WifiOffIcon
`
