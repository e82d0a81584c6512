/** A numbered section: title, paragraphs, and a list if the section ends with one. */
export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
  /** A list at the end of the section; the last paragraph introduces it. */
  items?: readonly string[];
}

/** A legal document of the cabinet. The texts are samples that lawyers have to replace. */
export interface PolicyDocument {
  /** Anchor on /policy; consents of the registration link to it, so it never changes. */
  id: 'personal-data' | 'consent' | 'mailing' | 'terms' | 'cookies';
  title: string;
  /** Number of the edition; it grows when the meaning changes. */
  version: string;
  /** Day of the edition, yyyy-MM-dd. */
  edition: string;
  sections: readonly PolicySection[];
}
