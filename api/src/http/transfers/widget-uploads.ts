import { type Request, type RequestHandler, Router } from 'express';
import { isInAudience } from 'rules/audiences';
import { getFileUrl } from 'rules/uploads';
import { clock } from '#clock';
import { denyAccess } from '#access/deny-access';
import type { Context } from '#context';
import { completeDirectUpload } from '#files/complete-direct-upload';
import type { DirectUploads } from '#files/direct-uploads';
import type { ObjectStore } from '#files/file-store';
import { startUpload } from '#files/start-upload';
import type { StoredFile } from '#files/stored-file.entity';
import { getIncomingKey } from '#files/accept-upload';
import { getFileName, findDirectUpload, parsePartNumber, permitDirectUpload, parseParts } from '#files/widget-upload';
import { widgetPaths, widgetPrefix } from '#rest/widget-paths';

interface Options {
  objects: ObjectStore;
  direct: DirectUploads;
  getContext(req: Request): Context;
}
interface UploadCall {
  req: Request;
  context: Context;
}
type Answer = (call: UploadCall) => Promise<unknown>;

/**
 * Helps the administrators' upload widget send a document's file directly to the bucket. Each endpoint answers in the widget's
 * format.
 */
export function widgetUploads({ objects, direct, getContext }: Options): Router {
  const { name: bucket, region } = direct.bucket;
  const getUpload = async ({ req, context }: UploadCall) => {
    const file = await findDirectUpload(context.em, req.query.key);
    return { file, upload: { key: getIncomingKey(file.id), uploadId: String(req.params.uploadId) } };
  };
  const answers: Record<keyof typeof widgetPaths, Answer> = {
    begin: async ({ req, context: { em } }) => {
      const { key, contentType } = await permitDirectUpload(em, req.body?.filename);
      return { ...(await direct.begin(key, contentType)), bucket };
    },
    parts: async (call) => {
      const parts = await direct.parts((await getUpload(call)).upload);
      return parts.map(({ PartNumber, ETag, Size }) => ({ PartNumber, ETag, Size }));
    },
    sign: async (call) => {
      const { file, upload } = await getUpload(call);
      const expires = getSecondsLeft(file);
      return { url: await direct.sign(upload, parsePartNumber(call.req.params.partNumber), expires), expires };
    },
    complete: async (call) => {
      const { em, settings } = call.context;
      const { file, upload } = await getUpload(call);
      await completeDirectUpload({ em, objects, direct }, file, upload, parseParts(call.req.body));
      const fileUrl = getFileUrl(file.id);
      return { location: new URL(fileUrl, settings.publicUrl).href, fileUrl, key: upload.key, bucket };
    },
    abort: async (call) => {
      await direct.abort((await getUpload(call)).upload);
      return {};
    },
    /** One PUT to this server, which rejects a file of the wrong size or type immediately, unlike a bucket's signed URL. */
    params: async ({ req, context: { em, settings } }) => {
      const input = { fileName: getFileName(req.query.filename) };
      const { uploadURL, fileUrl, expiresAt } = await startUpload(em, 'ai_document', input, settings);
      return { method: 'PUT', url: uploadURL, fields: {}, expires: getSecondsLeft({ expiresAt }), fileUrl };
    },
    sts: async ({ req, context: { em } }) => {
      const file = await permitDirectUpload(em, req.query.filename);
      const credentials = await direct.bucket.credentialsFor(file.key);
      return {
        credentials,
        bucket,
        region,
        key: file.key,
        expires: getSecondsLeft(file),
        fileUrl: getFileUrl(file.id),
      };
    },
  };

  const router = Router();
  for (const [name, { method, path }] of Object.entries(widgetPaths)) {
    const answer: RequestHandler = async (req, res) => {
      res.locals.route = widgetPrefix + path;
      const context = getContext(req as Request);
      if (!isInAudience('admin', context.viewer)) throw denyAccess(context, `uploads/s3 ${name}`);
      res.json(await answers[name as keyof typeof widgetPaths]({ req: req as Request, context }));
    };
    router[method](widgetPrefix + path, answer);
  }
  return router;
}

const getSecondsLeft = ({ expiresAt }: Pick<StoredFile, 'expiresAt'>): number =>
  Math.max(1, Math.floor((expiresAt.getTime() - clock.now()) / 1000));
