import './QrCode.css';
import { useMemo } from 'react';
import { modulesPath, qrModules } from './qrModules';

export interface QrCodeProps {
  text: string;
  /** Accessible name: «Код для оплаты счёта № 7». */
  label: string;
}

/** Width of the quiet zone in modules, required for scanning (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, black on white in both themes. It weighs 8 kB, so use it only in parts that are loaded lazily. */
export function QrCode({ text, label }: QrCodeProps) {
  const modules = useMemo(() => qrModules(text), [text]);
  const size = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      className="qr-code block rounded border"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="white" />
      <path d={modulesPath(modules)} fill="black" />
    </svg>
  );
}
