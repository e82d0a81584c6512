/**
 * Styles every page needs before anything is shown: tokens, element defaults and the part of lara that
 * native buttons and fields wear. Imported once, by the entry point, in this order.
 */
import './tokens.css';
import './base.css';
import 'virtual:lara/public.css';
