/** The page-builder content tree (spec section 3): plain data, no DOM. Lengths are CSS texts. */

/** A condition, and the styles that hold while it is true (names as React writes them). */
export interface MediaQuery {
  media: string;
  style: Record<string, string>;
}

/** The style fields that all content types share; null where the owner set none. */
export interface Box {
  paddingTop: string | null;
  paddingRight: string | null;
  paddingBottom: string | null;
  paddingLeft: string | null;
  marginTop: string | null;
  marginRight: string | null;
  marginBottom: string | null;
  marginLeft: string | null;
  /** The border's style. */
  border: string | null;
  borderColor: string | null;
  borderWidth: string | null;
  borderRadius: string | null;
  textAlign: string | null;
  minHeight: string | null;
  backgroundColor: string | null;
  cssClasses: string[];
  isHidden: boolean;
  mediaQueries: MediaQuery[];
}

export interface Background {
  desktopImage: string | null;
  mobileImage: string | null;
  backgroundSize: string | null;
  backgroundPosition: string | null;
  backgroundAttachment: string | null;
  backgroundRepeat: string;
  backgroundType: string | null;
  videoSrc: string | null;
  videoFallbackSrc: string | null;
  videoLoop: boolean;
  videoPlayOnlyVisible: boolean;
  videoLazyLoading: boolean;
  videoOverlayColor: string | null;
}

export type VerticalAlignment = 'top' | 'middle' | 'bottom';
export type LinkType = 'default' | 'category' | 'product' | 'page';
export type ButtonType = 'primary' | 'secondary' | 'link';
/** When a banner shows its button or its overlay. */
export type Showing = 'always' | 'hover' | 'never';

interface NodeOf<Type extends string> {
  contentType: Type;
  appearance: string | null;
  children: ContentNode[];
}

export interface Linked {
  link: string | null;
  linkType: LinkType | null;
  openInNewTab: boolean;
}

export interface RootNode extends NodeOf<'root'> {
  /** What the style elements say besides the page builder's own rules: not to be trusted. */
  css: string;
}
/** A content type that nobody here knows: it renders nothing. */
export interface UnknownNode extends NodeOf<'unknown'> {
  name: string;
  isHidden: boolean;
}
export interface RowNode extends NodeOf<'row'>, Box, Background {
  verticalAlignment: VerticalAlignment | null;
  enableParallax: boolean;
  /** Clamped to -1..2. */
  parallaxSpeed: number;
}
export interface ColumnGroupNode extends NodeOf<'column-group'>, Box, Background {
  verticalAlignment: VerticalAlignment | null;
}
export interface ColumnLineNode extends NodeOf<'column-line'>, Box {}
export interface ColumnNode extends NodeOf<'column'>, Box, Background {
  width: string | null;
  verticalAlignment: VerticalAlignment | null;
}
export interface Picture {
  src: string;
  /** In px, and height / width as the platform tells it; null where the markup does not tell. */
  dimensions: { width: number | null; height: number | null; ratio: number | null };
}
export interface ImageNode extends NodeOf<'image'>, Box, Linked {
  desktopImage: Picture | null;
  mobileImage: Picture | null;
  altText: string;
  title: string | null;
  caption: string | null;
}
export interface HeadingNode extends NodeOf<'heading'>, Box {
  headingType: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  text: string;
}
export interface TextNode extends NodeOf<'text'>, Box {
  /** HTML. */
  content: string;
}
export interface TabsNode extends NodeOf<'tabs'>, Box {
  defaultIndex: number;
  tabNavigationAlignment: string;
  headers: string[];
}
export interface TabItemNode extends NodeOf<'tab-item'>, Box, Background {
  tabName: string;
  verticalAlignment: VerticalAlignment | null;
}
export interface ButtonsNode extends NodeOf<'buttons'>, Box {
  isSameWidth: boolean;
}
export interface ButtonItemNode extends NodeOf<'button-item'>, Box, Linked {
  text: string;
  buttonType: ButtonType;
}
export interface BlockNode extends NodeOf<'block'>, Box {
  /** HTML: page builder or plain. */
  richContent: string;
}
export interface DynamicBlockNode extends NodeOf<'dynamic_block'>, Box {
  uids: string[];
  displayMode: string | null;
  displayInline: boolean;
}
export interface ProductsNode extends NodeOf<'products'>, Box {
  /** Paths of the product pages, as the platform rendered their links. */
  pathNames: string[];
  skus: string[];
  autoplay: boolean;
  /** In milliseconds. */
  autoplaySpeed: number;
  infinite: boolean;
  arrows: boolean;
  dots: boolean;
  carouselMode: string;
  centerPadding: string | null;
}
export interface HtmlNode extends NodeOf<'html'>, Box {
  html: string;
}
export interface DividerNode extends NodeOf<'divider'>, Box {
  width: string | null;
  color: string | null;
  thickness: string | null;
}
export interface VideoNode extends NodeOf<'video'>, Box {
  url: string | null;
  autoplay: boolean;
  muted: boolean;
  maxWidth: string | null;
}
export interface BannerFields extends Box, Background, Linked {
  /** HTML. */
  content: string;
  showButton: Showing;
  buttonText: string | null;
  buttonType: ButtonType | null;
  showOverlay: Showing;
  overlayColor: string | null;
}
export interface BannerNode extends NodeOf<'banner'>, BannerFields {}
export interface SlideNode extends NodeOf<'slide'>, BannerFields {
  slideName: string | null;
}
export interface SliderNode extends NodeOf<'slider'>, Box {
  autoplay: boolean;
  /** In milliseconds. */
  autoplaySpeed: number;
  fade: boolean;
  infinite: boolean;
  showArrows: boolean;
  showDots: boolean;
}
export interface MapLocation {
  name: string;
  position: { latitude: number; longitude: number } | null;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  comment: string;
}
export interface MapNode extends NodeOf<'map'>, Box {
  locations: MapLocation[];
  height: string | null;
  showControls: boolean;
  mapOptions: {
    zoom: number;
    scrollwheel: boolean;
    disableDoubleClickZoom: boolean;
    disableDefaultUI: boolean;
    mapTypeControl: boolean;
  };
}

/** Of the content types that few pages have. */
export type RareKnownNode =
  | TabsNode
  | TabItemNode
  | BlockNode
  | DynamicBlockNode
  | DividerNode
  | VideoNode
  | BannerNode
  | SlideNode
  | SliderNode
  | MapNode;

export type KnownNode =
  | RowNode
  | ColumnGroupNode
  | ColumnLineNode
  | ColumnNode
  | ImageNode
  | HeadingNode
  | TextNode
  | ButtonsNode
  | ButtonItemNode
  | ProductsNode
  | HtmlNode
  | RareKnownNode;

export type ContentNode = KnownNode | UnknownNode;
export type ContentType = KnownNode['contentType'];
export type NodeFor<Type extends ContentType> = Extract<KnownNode, { contentType: Type }>;
/** The fields of a content type beyond those that every node has. */
export type FieldsOf<Type extends ContentType> = Omit<
  NodeFor<Type>,
  'contentType' | 'appearance' | 'children'
>;
