import type { ContentNode } from '../types/registry.ts';

/** A media query and the styles that apply while it matches, with property names in camel case. */
export interface MediaQuery {
  media: string;
  style: Record<string, string>;
}

/** The style fields that all content types share, as CSS values; null where the owner set none. */
export interface Box {
  paddingTop: string | null;
  paddingRight: string | null;
  paddingBottom: string | null;
  paddingLeft: string | null;
  marginTop: string | null;
  marginRight: string | null;
  marginBottom: string | null;
  marginLeft: string | null;
  /** The border's style, such as `solid`. */
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
type LinkType = 'default' | 'category' | 'product' | 'page';
export type ButtonType = 'primary' | 'secondary' | 'link';

export interface LinkFields {
  link: string | null;
  linkType: LinkType | null;
  openInNewTab: boolean;
}

/** The fields of every node in the content tree. The tree is plain data, without DOM. */
export interface NodeOf<Type extends string> {
  contentType: Type;
  appearance: string | null;
  children: ContentNode[];
}

/** A node's fields without those that every node has. */
export type OwnFields<Node extends NodeOf<string>> = Omit<
  Node,
  'contentType' | 'appearance' | 'children'
>;

export interface RootNode extends NodeOf<'root'> {
  /** The owner's own style rules, without the page builder's. They are untrusted. */
  css: string;
}

/** A content type that is not in the registry. It renders nothing. */
export interface UnknownNode extends NodeOf<'unknown'> {
  name: string;
  isHidden: boolean;
}
