import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type Crop, maxZoom, moveCrop, pressKey, zoomCrop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';

interface CropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

interface Point {
  x: number;
  y: number;
}

/** How far a pointer may move and still be a click, in pixels. */
const clickTolerance = 4;

/**
 * Shows the kept square of a picture. It is moved by dragging, by clicking what should be in the middle, or with the arrow keys; enlarged with
 * the slider, two fingers, the wheel, or plus and minus.
 */
export function Cropper({ picture, crop, onChange }: CropperProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const sliderId = useId();
  // Pointers report more often than the page is rendered.
  const latest = useRef(crop);
  useEffect(() => {
    latest.current = crop;
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const change = (next: Crop) => {
    latest.current = next;
    onChange(next);
  };

  const pointers = useRef(new Map<number, Point>());
  const isClick = useRef(true);

  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, toPoint(event));
    isClick.current = pointers.current.size === 1;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = toPoint(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = getDistance(now, other) / Math.max(1, getDistance(before, other));
      change(zoomCrop(picture, latest.current, latest.current.zoom * spread));
    } else {
      if (isClick.current && getDistance(before, now) <= clickTolerance) return;
      const side = event.currentTarget.clientWidth || 1;
      change(moveCrop(picture, latest.current, (before.x - now.x) / side, (before.y - now.y) / side));
    }
    isClick.current = false;
    pointers.current.set(event.pointerId, now);
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || !isClick.current || event.type !== 'pointerup') return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const side = width || 1;
    change(moveCrop(picture, latest.current, (event.clientX - left) / side - 0.5, (event.clientY - top) / side - 0.5));
  };
  const pressOnKeyboard = (event: KeyboardEvent) => {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : pressKey(picture, latest.current, event.key);
    if (!next) return;
    event.preventDefault();
    change(next);
  };

  const zoomByWheel = useRef((_event: WheelEvent) => {});
  useEffect(() => {
    zoomByWheel.current = (event) => {
      event.preventDefault();
      change(zoomCrop(picture, latest.current, latest.current.zoom * Math.exp(-event.deltaY / 500)));
    };
  });
  // React's own listener is passive: it can't keep the page from scrolling.
  useEffect(() => {
    const onWheel = (event: WheelEvent) => zoomByWheel.current(event);
    const { current } = frame;
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, []);

  return (
    <>
      <Frame
        ref={frame}
        role="application"
        aria-label="Your photo"
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={pressOnKeyboard}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <canvas ref={canvas} width={backingSide} height={backingSide} />
        <Circle />
      </Frame>
      <Hint id={hintId}>Drag to move, or use the arrow keys. Zoom with the slider, or with + and −.</Hint>
      <Zoom>
        <label htmlFor={sliderId}>Zoom</label>
        <input
          id={sliderId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)}%`}
          onChange={({ target }) => change(zoomCrop(picture, latest.current, Number(target.value)))}
        />
      </Zoom>
    </>
  );
}

/** Twice the shown size, for dense screens. */
const backingSide = 560;

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const getDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: min(280px, 100%);
  margin: 0 auto;
  border-radius: ${tokens.radius.medium};
  aspect-ratio: 1;
  cursor: move;
  /* The page must not scroll under a finger that moves the picture. */
  touch-action: none;
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;

/* Photos are shown round. */
const Circle = styled.span`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  box-shadow: 0 0 0 280px ${tokens.color.veil};
  pointer-events: none;
`;

const Hint = styled.p`
  color: ${tokens.color.soft};
  text-align: center;
`;

const Zoom = styled.div`
  display: grid;
  min-height: 44px;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.m};
  label {
    font-weight: 600;
  }
  input {
    width: 100%;
    min-height: 24px;
    accent-color: ${tokens.color.accent};
  }
`;
